import { useEffect, useMemo } from 'preact/hooks';
import { translator } from '../../../i18n/translate.ts';
import { stayAwake } from '../../../lib/awake.ts';
import { newId } from '../../../lib/entropy.ts';
import { onKeptElsewhere } from '../../../lib/kept-elsewhere.ts';
import type { Lang } from '../../../lib/languages.ts';
import { localePath } from '../../../lib/url.ts';
import { rulePath } from '../../../reference/yinzi/rule-links.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { StorageNote } from '../../StorageNote.tsx';
import { UiContext } from '../../ui.ts';
import { writePlayersLink } from '../score/players-link.ts';
import { setupBox } from '../setup/boxes.ts';
import { roundBox } from './boxes.ts';
import { Choices } from './Choices.tsx';
import { createRoundModel } from './model.ts';
import { NewGame } from './NewGame.tsx';
import { Players } from './Players.tsx';
import { type RoundWords, remindersOf, tellTap, whereWeAre, whoseTurn } from './tell.ts';
import { type Ui, useUi } from './ui.ts';
import '../../island.css';
import './round.css';

interface Props {
  lang: Lang;
  words: RoundWords & BrokenWords;
  sums: string; // where food, war and taxes are reckoned
  score?: string; // where the game is counted at the end
}

function Reminders({ sums }: { sums: string }) {
  const ui = useUi();
  const { model, t, lang } = ui;
  const standing = model.standing.value;
  const lines = remindersOf({ standing, names: model.followed.value.names }, ui);
  const reckoned = ['feed', 'war', 'taxes'].includes(standing.phase) && !standing.over;
  return (
    <ul class="round-reminders">
      {lines.map(({ text, rule }) => (
        <li key={text}>
          {text}{' '}
          <a href={localePath(lang, rulePath(rule))} aria-label={t('yinzi.round.rule', { line: text })}>
            {t('yinzi.round.why')}
          </a>
        </li>
      ))}
      {reckoned && (
        <li>
          <a href={sums}>{t('yinzi.round.sums')}</a>
        </li>
      )}
    </ul>
  );
}

function Game({ sums, score }: Pick<Props, 'sums' | 'score'>) {
  const ui = useUi();
  const { model, t } = ui;
  const { names, game } = model.followed.value;
  const standing = model.standing.value;
  const last = game.taps.at(-1);
  return (
    <>
      <section class="round-now" aria-labelledby="round-where">
        <h2 id="round-where">{whereWeAre(standing, ui)}</h2>
        <p class="round-who" role="status">
          {whoseTurn({ standing, names }, ui)}
        </p>
        <Reminders sums={sums} />
      </section>
      <Choices />
      {standing.over && score && (
        <p>
          <a
            class="button button--main"
            href={score + writePlayersLink(standing.order.map((seat) => names[seat]!))}
          >
            {t('yinzi.round.score')}
          </a>
        </p>
      )}
      <div class="choices">
        <button type="button" class="button" disabled={last === undefined} onClick={model.undo}>
          {last ? t('yinzi.round.undo', { what: tellTap(last, ui) }) : t('yinzi.round.undo.none')}
        </button>
        {model.canReturn.value && (
          <button type="button" class="button" onClick={model.goBack}>
            {t('yinzi.round.go-back')}
          </button>
        )}
        <button type="button" class="button" onClick={model.ask}>
          {t('yinzi.round.new')}
        </button>
      </div>
      <Players />
    </>
  );
}

/** Where a game at the table stands, tapped along by whoever is to act. */
function RoundScreen({ lang, words, ...doors }: Props) {
  const ui = useMemo((): Ui => {
    const model = createRoundModel({ box: roundBox(), setup: setupBox(), newId });
    return { ...translator(lang, words), model };
  }, [lang, words]);
  const { model } = ui;
  useEffect(() => {
    model.load();
    return onKeptElsewhere([roundBox().key], model.load);
  }, [model]);
  const playing = model.isPlaying.value;
  // It lies in the middle of the table for hours.
  useEffect(() => (playing ? stayAwake() : undefined), [playing]);
  return (
    <UiContext.Provider value={ui}>
      <div class="round-screen">
        <StorageNote trouble={model.trouble.value} />
        {model.asking.value && <NewGame />}
        {playing && !model.asking.value && <Game {...doors} />}
      </div>
    </UiContext.Provider>
  );
}

export const Round = guarded(RoundScreen, { 'yinzi-round': 'shang.yinzi.round' });
