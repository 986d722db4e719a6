import { useEffect, useMemo, useState } from 'preact/hooks';
import { onKeptElsewhere } from '../../../lib/kept-elsewhere.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { PlayerCountChoice } from '../../PlayerCountChoice.tsx';
import { StorageNote } from '../../StorageNote.tsx';
import { UiContext } from '../../ui.ts';
import { draftBox } from '../score/boxes.ts';
import { Ask } from './Ask.tsx';
import { Log } from './Log.tsx';
import { type Hand, Matrix } from './Matrix.tsx';
import { createMajorityModel } from './model.ts';
import { trackBox } from './parse.ts';
import { ReligionChoice, TableFacts } from './TableFacts.tsx';
import { type MajorityWords, uiOf } from './ui.ts';
import './majority.css';

interface Props {
  lang: Lang;
  words: MajorityWords & BrokenWords;
  score: string; // the address of the score page
}

/** The majority tracker. */
function Majority({ lang, words, score }: Props) {
  const ui = useMemo(
    () => uiOf(lang, words, createMajorityModel({ box: trackBox(), score: draftBox() })),
    [lang, words],
  );
  const { model, t } = ui;
  const [hand, setHand] = useState<Hand>('place');
  const checking = model.check.value !== null;
  const hands: Hand[] = checking ? ['place', 'remove'] : ['place', 'remove', 'turn'];
  const held = hands.includes(hand) ? hand : 'place';

  useEffect(() => {
    model.open();
    const follow = () => {
      // Read once: a reload goes on with what was followed since.
      if (model.follow(location.hash)) history.replaceState(null, '', location.pathname + location.search);
    };
    follow();
    addEventListener('hashchange', follow);
    const stop = onKeptElsewhere([trackBox().key], model.open);
    return () => {
      stop();
      removeEventListener('hashchange', follow);
    };
  }, [model]);

  return (
    <UiContext.Provider value={ui}>
      <StorageNote trouble={model.trouble.value} />
      <PlayerCountChoice count={model.track.value.count} onCount={model.setCount} />
      <fieldset class="choices" aria-label={t('majority.mode')}>
        <button type="button" class="choice" aria-pressed={!checking} onClick={model.endCheck}>
          {t('majority.mode.follow')}
        </button>
        <button
          type="button"
          class="choice"
          aria-pressed={checking}
          onClick={() => !checking && model.beginCheck()}
        >
          {t('majority.mode.check')}
        </button>
      </fieldset>
      <Ask />
      <div class="shops">
        <div>
          <fieldset class="choices" aria-label={t('majority.hand')}>
            {hands.map((one) => (
              <button
                key={one}
                type="button"
                class="choice"
                aria-pressed={one === held}
                onClick={() => setHand(one)}
              >
                {t(`majority.hand.${one}`)}
              </button>
            ))}
          </fieldset>
          {held === 'turn' && model.track.value.religion === null && <ReligionChoice />}
          <Matrix hand={held} />
          <p class="hint">{t(checking ? 'majority.check.text' : 'majority.follow.text')}</p>
        </div>
        {checking ? (
          <section aria-labelledby="verdict">
            <h2 id="verdict">{t('majority.verdict')}</h2>
            <p role="status">
              {model.findings.value.length === 0
                ? t('majority.verdict.right')
                : ui.plural('majority.verdict.odd', model.findings.value.length)}
            </p>
            <button type="button" class="button" onClick={model.followFromCheck}>
              {t('majority.check.follow')}
            </button>
          </section>
        ) : (
          <Log />
        )}
      </div>
      <TableFacts />
      <div class="choices">
        <a
          class="button button--main"
          href={score}
          onClick={({ currentTarget }) => {
            currentTarget.href = score + model.passOn();
          }}
        >
          {t('majority.pass-on')}
        </a>
        <button type="button" class="button" onClick={model.clear}>
          {t('majority.clear')}
        </button>
        {model.canRestore.value && (
          <button type="button" class="button" onClick={model.restore}>
            {t('majority.restore')}
          </button>
        )}
      </div>
    </UiContext.Provider>
  );
}

export default guarded(Majority, { majority: 'shang.dunhuang.majority' });
