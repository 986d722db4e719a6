import { useEffect, useRef, useState } from 'preact/hooks';
import { useUi } from '../ui/context.ts';
import { useLong } from '../ui/use-long.ts';
import { exportGames, GameCard, UnreadableCard } from './GameCard.tsx';
import type { LobbyModel } from './model.ts';
import { Pager } from './Pager.tsx';
import { PER_PAGE } from './pages.ts';

const PLACES = Array.from({ length: PER_PAGE }, (_, n) => `place ${n}`);

const FIRST = 6;

/** The games on this device, those that cannot be read as well; of many, a page. */
export function Games({ model }: { model: LobbyModel }) {
  const { t, number } = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  const { entries, total, unlisted } = model.pages;
  const shown = entries.value;
  const slow = useLong(shown === undefined);
  // The first on the screen at once, the others in the next moment.
  const [drawn, setDrawn] = useState(FIRST);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(setDrawn, 0, PER_PAGE);
    return () => clearTimeout(timer);
  }, [shown === undefined]);
  const read = async (file: File | undefined) => {
    if (file) await model.importFile(await file.text());
  };
  /** Whoever turns a page begins to read at its top. */
  const turn = async (to: number) => {
    await model.pages.turn(to);
    heading.current?.focus();
  };
  return (
    <section class="kept" aria-labelledby="kept">
      <h2 id="kept" ref={heading} tabIndex={-1}>
        {t('table.games.title')}
      </h2>
      {slow && <p role="status">{t('table.games.opening')}</p>}
      {unlisted.value > 0 && (
        <p role="status" data-unlisted>
          {t('table.games.sorting', { n: number(unlisted.value), all: number(total.value) })}
        </p>
      )}
      {shown?.length === 0 && model.trouble.value !== 'closed' && <p>{t('table.games.none')}</p>}
      <ul class="kept-games">
        {/* By place, not by game: to write other words on cards that are there is faster than to make new ones. */}
        {shown
          ?.slice(0, drawn)
          .map(({ listed, unreadable }, n) =>
            listed ? (
              <GameCard key={PLACES[n]} game={listed} model={model} />
            ) : (
              <UnreadableCard key={PLACES[n]} save={unreadable!} model={model} />
            ),
          )}
      </ul>
      <Pager model={model} onTurn={turn} />
      <div class="choices">
        {total.value > 0 && (
          <button type="button" class="button" onClick={() => exportGames(model, t('table.games.file.all'))}>
            {t('table.games.export-all')}
          </button>
        )}
        <label class="button">
          {t('table.games.import')}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={async ({ currentTarget }) => {
              await read(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
    </section>
  );
}
