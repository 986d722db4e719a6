import type { ReadonlySignal } from '@preact/signals';
import type { Router } from './address/router.ts';
import type { Advised } from './choosing/chooser.ts';
import type { Bots } from './game/bots.ts';
import type { Game, Opponents } from './game/game.ts';
import type { Session, TableSettings } from './game/types.ts';
import { branch } from './record/branch.ts';
import Keys from './settings/Keys.tsx';
import Menu from './settings/Menu.tsx';
import Settings from './settings/Settings.tsx';
import { type Overlay, useBoard, useUi } from './ui/context.ts';
import { lazy } from './ui/lazy.tsx';

const Log = lazy(() => import('./log/Log.tsx'));
const Hint = lazy(() => import('./hint/Hint.tsx'));
const Review = lazy(() => import('./hint/Review.tsx'));
const Devices = lazy(async () => ({ default: (await import('./devices/at-table.ts')).Devices }));

interface Props {
  overlay: Overlay | 'review';
  session: Session;
  bots: Bots | undefined;
  opponents: Opponents | undefined;
  fetchCodes: Game['fetchCodes'];
  settings: ReadonlySignal<TableSettings>;
  onChange: (change: Partial<TableSettings>) => void;
  path: string; // of the table, after the language
  router: Router;
  onShow: (advised: Advised) => void;
  onReplay: (at?: number) => void;
  onClose: () => void;
}

/** What is laid over a game when somebody asks for it: nothing of it is needed to play. */
export default function Overlays(props: Props) {
  const { overlay, session, bots, settings, router, onReplay, onClose } = props;
  const { t } = useUi();
  const { Cast } = useBoard();
  const tryFrom = (at: number) => {
    const { options, moves, players } = session.game.value;
    return router.begin(branch({ options, moves }, players, at, t('table.replay.tried')));
  };
  switch (overlay) {
    case 'log':
      return <Log log={session.log.value} />;
    case 'hint':
      return bots ? <Hint session={session} bots={bots} onDone={onClose} onShow={props.onShow} /> : null;
    case 'review':
      return bots ? <Review game={session.game.value} bots={bots} onLook={onReplay} onTry={tryFrom} /> : null;
    case 'menu':
      return <Menu path={props.path} session={session} onReplay={() => onReplay()} onLeave={router.leave} />;
    case 'devices':
      return <Devices session={session} opponents={props.opponents} fetchCodes={props.fetchCodes} />;
    case 'cast':
      return Cast ? <Cast view={session.view.value} /> : null;
    case 'keys':
      return <Keys />;
    case 'settings':
      return <Settings settings={settings.value} onChange={props.onChange} />;
  }
}
