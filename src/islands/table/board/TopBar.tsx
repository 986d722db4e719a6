import { useMemo } from 'preact/hooks';
import { memo } from '../../../lib/memo.ts';
import type { Chooser } from '../choosing/chooser.ts';
import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Icon, type Sign } from '../ui/Icon.tsx';
import { tellTurn } from './whose-turn.ts';
import './top-bar.css';

interface ToolProps {
  sign: Sign;
  label: string;
  /** Said instead, where it cannot be used now. */
  unless?: string | undefined;
  onUse: () => void;
}

/** A tool that cannot be used stays where it is and says why. */
const Tool = memo(({ sign, label, unless, onUse }: ToolProps) => {
  const text = unless === undefined ? label : `${label}: ${unless}`;
  return (
    <button
      type="button"
      class="table-tool"
      data-steady
      aria-label={text}
      title={text}
      aria-disabled={unless !== undefined}
      onClick={onUse}
    >
      <Icon name={sign} />
    </button>
  );
});

interface Props {
  session: Session;
  chooser: Chooser;
  onLeave: () => void;
}

export const TopBar = memo(({ session, chooser, onLeave }: Props) => {
  const ui = useUi();
  const { t, face } = ui;
  const { open } = useBoard();
  const opens = useMemo(
    () => ({ log: () => open('log'), hint: () => open('hint'), menu: () => open('menu') }),
    [open],
  );
  const view = session.view.value;
  const stage = session.stage.value;
  const back = session.back.value;
  const seat = stage.at === 'over' ? undefined : (view.turn ?? stage.seat);
  const cannot = back === 'can' || back === 'freely' ? undefined : t(`table.board.undo.${back}`);
  const nothing = session.canRedo.value ? undefined : t('table.board.redo.none');
  return (
    <header class="top-bar">
      <Tool sign="back" label={t('table.board.leave')} onUse={onLeave} />
      <p class="top-bar-turn">
        {seat !== undefined && <face.SeatMark seat={ui.colour(seat)} />}
        <b>{tellTurn(session, ui)}</b>
        {view.closing && seat !== undefined && (
          <span class="top-bar-last">{t('table.board.last-round')}</span>
        )}
      </p>
      <Tool sign="undo" label={t('table.board.undo')} unless={cannot} onUse={chooser.undo} />
      <Tool sign="redo" label={t('table.board.redo')} unless={nothing} onUse={chooser.redo} />
      <Tool sign="log" label={t('table.board.log')} onUse={opens.log} />
      <Tool sign="hint" label={t('table.board.hint')} onUse={opens.hint} />
      <Tool sign="menu" label={t('table.board.menu')} onUse={opens.menu} />
    </header>
  );
});
