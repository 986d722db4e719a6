/** One move, by the letter of the rules: an independent second reading, kept plain on purpose. */
import type { Good, Move, Position } from '../../../../src/games/dunhuang/index.ts';
import { takePrestige, useBonus } from './bonus.ts';
import { type Chance, demandSameCards } from './chance.ts';
import { enterShop, payForToken, takeToken, useProtection } from './majority.ts';
import { type Over, scored, winsAtOnce } from './score.ts';
import { at, copyOf, type Draft, mover, rulingsOf, spaceAfter, takeOut, tidy, without } from './table.ts';

/** The move must be one that `modelLegalMoves` lists. */
export function modelApply(position: Position, move: Move, chance: Chance): Position | Over {
  const draft = copyOf(position);
  if (position.pending) {
    delete draft.pending;
    answer(draft, position.pending, move, chance);
  } else if (move.type === 'move-camel') {
    moveCamel(draft, move.steps);
  } else if (move.type === 'take-good') {
    takeGood(draft, move.to);
  } else if (move.type === 'end-turn') {
    return endTurn(draft);
  } else {
    draft.phase = 'end';
    useBonus(draft, move, chance);
  }
  return tidy(draft);
}

function moveCamel(draft: Draft, steps: number): void {
  mover(draft).coins -= steps - 1;
  draft.camel = spaceAfter(draft.camel, steps);
  draft.steps = steps;
  draft.phase = draft.market[draft.camel] === null ? 'bonus' : 'good';
}

function takeGood(draft: Draft, to: 'shop' | 'hand'): void {
  const good = draft.market[draft.camel]!;
  draft.market[draft.camel] = null;
  draft.phase = 'bonus';
  if (to === 'hand') mover(draft).hand.push(good);
  else enterShop(draft, draft.toMove, good);
}

function answer(draft: Draft, asked: NonNullable<Position['pending']>, move: Move, chance: Chance): void {
  if (asked.type === 'keep' && move.type === 'keep') {
    demandSameCards(chance.buried, without(asked.drawn, [move.good]));
    mover(draft).hand.push(move.good);
    draft.deck.push(...chance.buried);
  } else if (asked.type === 'give' && move.type === 'give') {
    give(draft, asked, move.goods);
  } else if (asked.type === 'protect' && move.type === 'protect') {
    useProtection(draft, asked.holder, asked.good);
  } else if (asked.type === 'protect' && move.type === 'yield') {
    takeToken(draft, asked.taker, asked.good);
  } else if (asked.type === 'pay' && move.type === 'pay') {
    payForToken(draft, asked.taker, asked.holder, asked.good);
  } else if (asked.type !== 'pay' || move.type !== 'decline') {
    throw new Error(`${move.type} does not answer ${asked.type}`);
  }
}

function give(
  draft: Draft,
  asked: Extract<NonNullable<Position['pending']>, { type: 'give' }>,
  goods: readonly Good[],
): void {
  for (const good of goods) {
    takeOut(at(draft, asked.from).hand, good);
    at(draft, asked.to).hand.push(good);
  }
  const mineToReturn = asked.to === draft.toMove;
  if (mineToReturn) draft.pending = { ...asked, from: asked.to, to: asked.from };
  else if (draft.circle[draft.camel] === 'merchant') takePrestige(draft, 1);
}

function endTurn(draft: Draft): Position | Over {
  if (winsAtOnce(draft)) return { reason: 'instant', winners: [draft.toMove] };
  refill(draft);
  const next = (draft.toMove + 1) % draft.players;
  if (draft.closing && next === draft.firstPlayer) return scored(draft);
  draft.toMove = next as Position['toMove'];
  draft.phase = 'camel';
  delete draft.steps;
  return draft;
}

function refill(draft: Draft): void {
  for (let distance = 0; distance < 8; distance += 1) {
    const space = spaceAfter(draft.camel, distance);
    draft.market[space] ??= draft.deck.shift() ?? null;
  }
  const ranShort = draft.market.includes(null);
  const pileEmpty = draft.deck.length === 0;
  if (ranShort || (pileEmpty && rulingsOf(draft).endTrigger === 'pile-empty')) draft.closing = true;
}
