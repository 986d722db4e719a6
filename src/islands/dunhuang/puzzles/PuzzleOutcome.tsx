import { useState } from 'preact/hooks';
import { copyText } from '../../../lib/clipboard.ts';
import { OutcomeCard } from '../learn/OutcomeCard.tsx';
import { Explanation } from './Explanation.tsx';
import type { PuzzleModel } from './model.ts';
import { useUi } from './words.ts';

interface Props {
  model: PuzzleModel;
  onNext: () => void;
}

/** The day's puzzle is another one tomorrow: a link names it. */
const linkTo = (id: string): string => `${location.origin}${location.pathname}#puzzle=${id}`;

function CopyLink({ id }: { id: string }) {
  const { t } = useUi();
  const [copied, setCopied] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={async () => setCopied(await copyText(linkTo(id)))}>
        {t('puzzle.link')}
      </button>
      <span role="status">{copied && t('table.copied')}</span>
    </>
  );
}

/** How it went, and why; the answer is told to who has it, or asks for it. */
export default function PuzzleOutcome({ model, onNext }: Props) {
  const { t } = useUi();
  const [told, setTold] = useState(false);
  const { puzzle } = model;
  const verdict = model.verdict.value;
  const solved = verdict.at === 'solved';
  const lucky = verdict.at === 'missed' && verdict.lucky;
  return (
    <OutcomeCard title={t(solved ? 'puzzle.solved' : 'puzzle.missed')} good={solved}>
      {!solved && <p>{t(lucky ? 'puzzle.missed.lucky' : `puzzle.missed.${puzzle.kind}`)}</p>}
      <p class="practice-ways">
        {!solved && (
          <button type="button" class="button button--main" onClick={model.again}>
            {t('puzzle.again')}
          </button>
        )}
        {!solved && !told && (
          <button type="button" class="button" onClick={() => setTold(true)}>
            {t('puzzle.answer')}
          </button>
        )}
        {(solved || told) && (
          <button type="button" class={solved ? 'button button--main' : 'button'} onClick={onNext}>
            {t('puzzle.next')}
          </button>
        )}
        <CopyLink id={puzzle.id} />
      </p>
      {(solved || told) && <Explanation puzzle={puzzle} />}
    </OutcomeCard>
  );
}
