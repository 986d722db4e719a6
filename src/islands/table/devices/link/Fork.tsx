import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Question, Router } from '../../address/router.ts';
import type { OnBoard } from '../../game/game.ts';
import type { KeptRules } from '../../game/rules.ts';
import type { TableGame } from '../../game/types.ts';
import { nameOf } from '../../game/words.ts';
import { logOf } from '../../play/viewpoint.ts';
import { summarize } from '../../record/summary.ts';
import { playAll, sameMove } from '../../record/timeline.ts';
import type { GameStore } from '../../storage/store.ts';
import { plainText } from '../../ui/sentences.ts';
import { useUi } from '../words.ts';
import { keepBeside } from './receive.ts';

const LINES = 6; // of what was played, from where the versions part

interface VersionProps {
  game: TableGame;
  title: string;
  common: number; // moves that all versions have
  rules: KeptRules;
  board: OnBoard | undefined; // until it is fetched
  onOpen: () => void;
}

/** One of them: how far it is, and what was played in it that was not in the other, as this device may know it. */
function Version({ game, title, common, rules, board, onOpen }: VersionProps) {
  const ui = useUi();
  const { players, options, moves, apart } = game;
  const { toMove, outcome, view } = useMemo(() => summarize(rules, game), [game]);
  const told = useMemo(() => {
    if (!board) return [];
    const [seat = null, another] = apart?.here ?? [];
    const steps = playAll(board.rules, options, moves).steps.slice(common);
    const events = logOf(board.rules, steps, another === undefined ? seat : null).flatMap(
      (one) => one.events,
    );
    return board.face.tellEvents(
      events,
      ui.face.speech(ui.lang, ui.words, () => ({ players, view })),
    );
  }, [game, board]);
  const n = moves.length;
  return (
    <li class="card">
      <h3>{title}</h3>
      <ui.face.Thumbnail view={view} />
      <p>
        {outcome
          ? ui.plural('devices.received.fork.over', n)
          : ui.plural('devices.received.fork.moves', n, { name: nameOf(players[toMove!]!, ui) })}
      </p>
      <ul>
        {told.slice(0, LINES).map((one, i) => (
          // Sentences have no better name than their place.
          <li key={`${i}-${one.parts.length}`}>{plainText([one])}</li>
        ))}
      </ul>
      <button type="button" class="button" onClick={onOpen}>
        {ui.t('devices.received.fork.open')}
      </button>
    </li>
  );
}

interface Props {
  received: Extract<Question, { fork: unknown }>;
  rules: KeptRules;
  router: Router;
  store: GameStore;
  fetchBoard: () => Promise<OnBoard>;
}

/** Versions of a game that do not agree: each can be played on, and none takes another's place. */
export function Fork({ received: { fork, coming }, rules, router, store, fetchBoard }: Props) {
  const { t, plural } = useUi();
  const [full, setFull] = useState(false);
  const [board, setBoard] = useState<OnBoard>();
  useEffect(() => {
    fetchBoard().then(setBoard, () => undefined); // without it, the rest is said
  }, []);
  const common = Math.min(
    ...fork.map(({ moves }) => coming.moves.findIndex((move, n) => !sameMove(move, moves[n]))),
  );
  const given = { common, rules, board };
  const beside = async () => {
    const kept = await keepBeside(store, coming, (n) => t('devices.received.fork.name', { n }));
    if (kept) router.openPlayed(kept);
    else setFull(true);
  };
  return (
    <>
      <p>{t('devices.received.fork')}</p>
      {common > 0 && <p>{plural('devices.received.fork.same', common)}</p>}
      <ul class="devices-versions">
        {fork.map((game) => (
          <Version
            key={game.id}
            {...given}
            game={game}
            title={t('devices.received.fork.here')}
            onOpen={() => router.openPlayed(game)}
          />
        ))}
        <Version {...given} game={coming} title={t('devices.received.fork.coming')} onOpen={beside} />
      </ul>
      {full && (
        <p class="problem" role="alert">
          {t('devices.received.fork.full')}
        </p>
      )}
    </>
  );
}
