/** Advice in words: a turn move by move; and as one choice, to be seen on the water. */
import type { Advice } from '../../../../bots/dragon-market/advise.ts';
import type { Reason } from '../../../../bots/dragon-market/reasons.ts';
import { HEADINGS, type Move, type View } from '../../../../games/dragon-market/index.ts';
import type { AdviceWords } from '../../../table/game/face.ts';
import type { Part } from '../../../table/game/words.ts';
import type { Plan } from '../choosing/walks.ts';
import { nameMove } from './move-names.ts';
import type { Speech } from './speech.ts';

type Turn = Pick<Advice, 'moves'>;

/** Where chance speaks: what comes after that cannot be shown. */
const CHANCE: ReadonlySet<string> = new Set(['roll', 'reroll']);

/** How far each of those moves turns a boat, in quarters to the right. */
const QUARTERS = { turn: { right: 1, left: 3 }, pivot: { right: 1, left: 3 }, swing: 2 } as const;

function quartersOf(move: Move): number {
  if (move.type === 'swing') return QUARTERS.swing;
  return move.type === 'turn' || move.type === 'pivot' ? QUARTERS[move.type][move.to] : 0;
}

/** The table after a move, as far as names of moves tell it: a boat that has turned slides another way. */
function afterMove(view: View, move: Move): View {
  const quarters = quartersOf(move);
  if (quarters === 0 || !('boat' in move)) return view;
  const boat = view.boats[move.boat]!;
  const heading = HEADINGS[(HEADINGS.indexOf(boat.heading) + quarters) % 4]!;
  return { ...view, boats: view.boats.with(move.boat, { ...boat, heading }) };
}

/** Steps after each other are one walk; a turn that only ends has nothing else to say. */
export function nameTurnMoves({ moves }: Turn, from: View, speech: Speech): Part[][] {
  const known = knownOf(moves);
  let seen = from;
  const named: Part[][] = [];
  let walk: Move[] = [];
  const flush = () => {
    const last = walk.findLast(({ type }) => type === 'step');
    if (last?.type === 'step') {
      const points = walk.filter(({ type }) => type === 'step').length;
      named.push(nameMove({ type: 'walk', to: last.to, points, moves: walk }, from, speech));
    } else for (const move of walk) named.push(nameMove(move, from, speech));
    walk = [];
  };
  for (const move of known) {
    if (move.type === 'step' || move.type === 'take') walk.push(move);
    else {
      flush();
      if (move.type !== 'end-turn' || moves.length === 1) named.push(nameMove(move, seen, speech));
      seen = afterMove(seen, move);
    }
  }
  flush();
  return named;
}

/** Up to where chance speaks, that included. */
function knownOf(moves: readonly Move[]): readonly Move[] {
  const chance = moves.findIndex(({ type }) => CHANCE.has(type));
  return chance < 0 ? moves : moves.slice(0, chance + 1);
}

/** The turn as one choice, without its end, which has a button of its own. */
export function planOf({ moves }: Turn): Plan {
  const known = knownOf(moves).filter(({ type }) => !CHANCE.has(type) && type !== 'end-turn');
  return { type: 'plan', moves: known.length > 0 ? known : moves.slice(0, 1) };
}

export function tellReason(reason: Reason, { t, plural, good, name }: Speech): string {
  switch (reason.code) {
    case 'takes':
    case 'last-good':
      return t(`dragon.table.reason.${reason.code}`, { good: good(reason.kind) });
    case 'nearer':
      return plural('dragon.table.reason.nearer', reason.points, { good: good(reason.kind) });
    case 'homeward':
      return plural('dragon.table.reason.homeward', reason.points);
    case 'hinders':
      return plural('dragon.table.reason.hinders', reason.points, { seat: name(reason.seat) });
    case 'coins':
      return plural('dragon.table.reason.coins', reason.count);
    default:
      return t(`dragon.table.reason.${reason.code}`);
  }
}

export const adviceWords: AdviceWords = {
  nameTurn: (advice, view: View, speech: Speech) => nameTurnMoves(advice as Turn, view, speech),
  planOf: (advice) => planOf(advice as Turn),
  tellReasons: (advice, speech: Speech) =>
    speech.lists.format((advice as Advice).reasons.map((reason) => tellReason(reason, speech))),
};
