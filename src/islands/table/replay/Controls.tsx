import type { Replay } from '../play/replay.ts';
import { useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';

const SIGNS = {
  first: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  back: 'M14.5 5 7.5 12l7 7',
  play: 'M8 5v14l11-7Z',
  pause: 'M9 5v14M15 5v14',
  forward: 'M9.5 5l7 7-7 7',
  last: 'M6 6l6 6-6 6M13 6l6 6-6 6',
} as const;

interface ButtonProps {
  sign: keyof typeof SIGNS;
  label: string;
  off?: boolean;
  onClick: () => void;
}

function Control({ sign, label, off = false, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      class="table-tool"
      title={label}
      aria-label={label}
      disabled={off}
      onClick={onClick}
    >
      <Icon path={SIGNS[sign]} />
    </button>
  );
}

/** Step, turn by turn, play, and anywhere at once. */
export function Controls({ replay }: { replay: Replay }) {
  const { t } = useUi();
  const at = replay.at.value;
  const { length } = replay;
  const playing = replay.playing.value;
  return (
    <fieldset class="replay-controls" aria-label={t('table.replay.controls')}>
      <Control
        sign="first"
        label={t('table.replay.turn-back')}
        off={at === 0}
        onClick={() => replay.stepTurn(-1)}
      />
      <Control sign="back" label={t('table.replay.back')} off={at === 0} onClick={() => replay.step(-1)} />
      <Control
        sign={playing ? 'pause' : 'play'}
        label={t(playing ? 'table.replay.pause' : 'table.replay.play')}
        onClick={playing ? replay.pause : replay.play}
      />
      <Control
        sign="forward"
        label={t('table.replay.forward')}
        off={at === length}
        onClick={() => replay.step(1)}
      />
      <Control
        sign="last"
        label={t('table.replay.turn-forward')}
        off={at === length}
        onClick={() => replay.stepTurn(1)}
      />
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={t('table.replay.scrub')}
        aria-valuetext={t('table.replay.at', { n: at, all: length })}
        onInput={({ currentTarget }) => replay.scrub(Number(currentTarget.value))}
      />
      <output>{t('table.replay.at', { n: at, all: length })}</output>
    </fieldset>
  );
}
