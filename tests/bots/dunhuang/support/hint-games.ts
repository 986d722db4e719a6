/** Games of the bots in which hints are asked for now and then: whatever they say must be so. */
import { type Advice, advise, chooseMove } from '../../../../src/bots/dunhuang/index.ts';
import {
  createGame,
  type PlayerCount,
  play,
  type Seat,
  type State,
  toMove,
  view,
} from '../../../../src/games/dunhuang/index.ts';
import { dice } from '../../../support/dice.ts';
import { isTrue } from './claims.ts';
import { canHappen } from './dangers.ts';

const ITERATIONS = 60;
/** Of all decisions. */
const ASKED = 0.08;

/** How often each code was said: `reason.wins`, `risk.none`, … */
export type Tally = Map<string, number>;

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly advice: readonly Advice[];
}

/** What is said and not so, as far as the rules can tell. */
function* wrongIn({ state, seat, advice }: Asked, random: () => number): Generator<string> {
  const seen = view(state, seat);
  const top = Math.max(...advice.map(({ chance }) => chance));
  for (const { moves, reasons, risk } of advice) {
    const told = (what: object): string => `${JSON.stringify(what)} of ${JSON.stringify(moves)}`;
    for (const reason of reasons) if (!isTrue(reason, state, seat, moves, top)) yield told(reason);
    if (risk?.code === 'takes-back') {
      const took = { code: 'takes-token-from', good: risk.good, seat: risk.seat } as const;
      if (!isTrue(took, state, seat, moves, top)) yield told(risk);
    }
    if (risk !== null && risk.code !== 'none' && risk.seat === seat) yield told(risk);
    if (risk !== null && !canHappen(risk, seen, moves, random)) yield told(risk);
  }
  const [best, next] = advice;
  const { compared } = best!;
  if (compared === null || next === undefined) return;
  for (const reason of compared.reasons) {
    if (!isTrue(reason, state, seat, next.moves, top)) yield `the next: ${JSON.stringify(reason)}`;
    const ofBoth = isTrue(reason, state, seat, best!.moves, top);
    if (compared.contrast === 'only' && !ofBoth) yield `the next has more: ${JSON.stringify(reason)}`;
  }
  if (compared.chance !== next.chance) yield 'it is compared with another';
  if (compared.degree === 'far' && best!.chance < next.chance) yield 'the next is better';
}

function count(tally: Tally, { advice }: Asked): void {
  const said = (code: string): void => void tally.set(code, (tally.get(code) ?? 0) + 1);
  for (const { reasons, risk } of advice) {
    for (const { code } of reasons) said(`reason.${code}`);
    if (risk !== null) said(`risk.${risk.code}`);
  }
  const compared = advice[0]!.compared;
  if (compared?.degree) said(`next.${compared.degree}`);
  if (compared) said(`other.${compared.contrast}`);
}

/** One game; returns what was said and not so. */
export function playHintGame(n: number, tally: Tally): string[] {
  const players = (2 + (n % 3)) as PlayerCount;
  const random = dice(`hints ${n}`);
  const wrong: string[] = [];
  let state = createGame({ players, seed: `hints ${n}` });
  for (let at = 0, seat = toMove(state); seat !== undefined; seat = toMove(state), at++) {
    const seen = view(state, seat);
    if (random() < ASKED) {
      const advice = advise(seen, { seed: at, iterations: ITERATIONS, explained: true });
      const asked = { state, seat, advice };
      count(tally, asked);
      for (const what of wrongIn(asked, random)) wrong.push(`game ${n}, move ${at}: ${what}`);
    }
    state = play(state, chooseMove(seen, { level: 'greedy', seed: at }));
  }
  return wrong;
}
