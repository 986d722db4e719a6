import { useEffect, useState } from 'preact/hooks';
import { useUi } from '../ui/context.ts';
import { GameCard, UnreadableCard } from './GameCard.tsx';
import type { LobbyModel } from './model.ts';
import { Pager } from './Pager.tsx';
import { PER_PAGE } from './pages.ts';

const PLACES = Array.from({ length: PER_PAGE }, (_, n) => `place ${n}`);

const FIRST = 6;

interface Props {
  model: LobbyModel;
  onTurn: (to: number) => void;
}

/** The games on this device, those that cannot be read as well; of many, a page. Fetched where there are any. */
export default function GameList({ model, onTurn }: Props) {
  const { t } = useUi();
  // The first on the screen at once, the others in the next moment.
  const [drawn, setDrawn] = useState(FIRST);
  useEffect(() => {
    const timer = setTimeout(setDrawn, 0, PER_PAGE);
    return () => clearTimeout(timer);
  }, []);
  const shown = (model.pages.entries.value ?? []).slice(0, drawn);
  return (
    <>
      {([0, 1] as const).map((over) => {
        const some = shown.filter((entry) => entry.over === over);
        return (
          some.length > 0 && (
            <div key={over}>
              <h3>{t(over ? 'table.games.over' : 'table.games.running')}</h3>
              <ul class="kept-games">
                {/* By place, not by game: to write other words on cards that are there is faster than to make new ones. */}
                {some.map(({ listed, unreadable }, n) =>
                  listed ? (
                    <GameCard key={PLACES[n]} game={listed} model={model} />
                  ) : (
                    <UnreadableCard key={PLACES[n]} save={unreadable!} model={model} />
                  ),
                )}
              </ul>
            </div>
          )
        );
      })}
      <Pager model={model} onTurn={onTurn} />
    </>
  );
}
