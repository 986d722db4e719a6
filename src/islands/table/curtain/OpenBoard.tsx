import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import '../board/action.css';
import '../board/top-bar.css';

interface Props {
  session: Session;
  /** Who is to take the device. */
  name: string;
  onBack: () => void;
}

/** While the device is passed on: what lies open to everybody, as a bystander sees it. There is no hand in it. */
export default function OpenBoard({ session, name, onBack }: Props) {
  const { t } = useUi();
  const { Board } = useBoard();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Board
      view={session.openly.value}
      players={session.game.value.players}
      bar={
        <header class="top-bar">
          <p class="top-bar-turn">
            <b>{t('table.curtain.title', { name })}</b>
          </p>
        </header>
      }
      action={
        <section class="action" aria-label={t('table.board.action')}>
          <div class="action-head">
            <p class="action-text">{t('table.curtain.open.text')}</p>
          </div>
          <div class="action-buttons">
            <button ref={back} type="button" class="button button--main" onClick={onBack}>
              {t('table.curtain.open.back')}
            </button>
          </div>
        </section>
      }
    />
  );
}
