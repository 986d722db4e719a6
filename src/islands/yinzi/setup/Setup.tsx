import { useEffect, useMemo, useState } from 'preact/hooks';
import { PREPARATION } from '../../../games/yinzi/index.ts';
import { translator } from '../../../i18n/translate.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { newId } from '../../../lib/entropy.ts';
import { onKeptElsewhere } from '../../../lib/kept-elsewhere.ts';
import type { Lang } from '../../../lib/languages.ts';
import { LONGEST_NAME } from '../../../lib/names.ts';
import { SEATS } from '../../../lib/seats.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { PlayerCountChoice } from '../../PlayerCountChoice.tsx';
import { StorageNote } from '../../StorageNote.tsx';
import { UiContext } from '../../ui.ts';
import { profileBox } from '../box/boxes.ts';
import { createBoxNumbers } from '../box/numbers.ts';
import { playerName } from '../saying.ts';
import { setupBox } from './boxes.ts';
import { writeSetupLink } from './link.ts';
import { createSetupModel } from './model.ts';
import { Step } from './Step.tsx';
import type { SetupWords } from './tell.ts';
import { type Ui, useUi } from './ui.ts';
import './setup.css';

interface Props {
  lang: Lang;
  words: SetupWords & BrokenWords;
  onward: string; // where the game is followed
}

const SEED = 8; // letters: more set-ups than anybody draws

function Names() {
  const ui = useUi();
  const { model, t } = ui;
  const { players, names } = model.draft.value;
  return (
    <div class="setup-names">
      {SEATS.slice(0, players).map((seat) => (
        <input
          key={seat}
          type="text"
          value={names[seat]}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          placeholder={playerName(ui, [], seat)}
          aria-label={t('people.name', { n: seat + 1 })}
          onInput={({ currentTarget }) => model.setName(seat, currentTarget.value)}
        />
      ))}
    </div>
  );
}

function Tools() {
  const { model, t } = useUi();
  const [copied, setCopied] = useState<boolean>();
  const notice = model.notice.value;
  const copy = async () => {
    model.hush();
    setCopied(await copyText(new URL(writeSetupLink(model.linked.value), location.href).href));
  };
  const said = notice
    ? t(`yinzi.setup.said.${notice}`)
    : copied === undefined
      ? ''
      : t(copied ? 'yinzi.box.copied' : 'yinzi.setup.copy-failed');
  return (
    <>
      <div class="choices chrome">
        <button type="button" class="button" onClick={model.draw}>
          {t('yinzi.setup.draw')}
        </button>
        <button type="button" class="button" onClick={copy}>
          {t('yinzi.box.copy')}
        </button>
        {model.canUndo.value && (
          <button type="button" class="button" onClick={model.undo}>
            {t('yinzi.box.undo')}
          </button>
        )}
        <label class="setup-switch">
          <input
            type="checkbox"
            checked={!model.draft.value.drawn}
            onChange={({ currentTarget }) => model.showDrawn(!currentTarget.checked)}
          />
          <span>{t('yinzi.setup.by-hand')}</span>
        </label>
      </div>
      <p role="status" class={notice === 'damaged' ? 'problem' : undefined}>
        {said}
      </p>
    </>
  );
}

/** From the box to a table that is ready, step by step. */
function SetupScreen({ lang, words, onward }: Props) {
  const ui = useMemo((): Ui => {
    const box = createBoxNumbers();
    const model = createSetupModel({ draft: setupBox(), box, newSeed: () => newId().slice(0, SEED) });
    return { ...translator(lang, words), model, box };
  }, [lang, words]);
  const { model, box, t } = ui;
  useEffect(() => {
    const start = () => {
      model.start(location.hash);
      // Read and done with: after the next draw a reload must not bring it back.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    start();
    const follow = () => location.hash !== '' && start();
    addEventListener('hashchange', follow);
    const stop = onKeptElsewhere([setupBox().key, profileBox().key], model.readAgain);
    return () => {
      stop();
      removeEventListener('hashchange', follow);
    };
  }, [model]);
  const { players, ticks } = model.draft.value;
  return (
    <UiContext.Provider value={ui}>
      <StorageNote trouble={model.trouble.value ?? box.trouble.value} />
      <PlayerCountChoice count={players} onCount={model.setPlayers} />
      <Names />
      <Tools />
      <ol class="steps">
        {PREPARATION.map(({ step, rule }) => (
          <Step key={step} step={step} rule={rule} />
        ))}
      </ol>
      <div class="choices chrome">
        <a class="button button--main" href={onward}>
          {t('yinzi.setup.onward')}
        </a>
        <button type="button" class="button" disabled={ticks.length === 0} onClick={model.clearTicks}>
          {t('yinzi.setup.clear')}
        </button>
        <span role="status">{t('yinzi.setup.done', { n: ticks.length, of: PREPARATION.length })}</span>
      </div>
    </UiContext.Provider>
  );
}

export const Setup = guarded(SetupScreen, {
  'yinzi-setup': 'shang.yinzi.setup',
  'yinzi-box': 'shang.yinzi.box',
});
