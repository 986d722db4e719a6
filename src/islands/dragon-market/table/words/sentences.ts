/** What happened, in sentences made of words and pictures: for the log, previews, the curtain, and to be read aloud. */
import type { GameEvent } from '../../../../games/dragon-market/index.ts';
import type { Part, Told } from '../../../table/game/words.ts';
import { boatNumber, partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

function sentence(event: GameEvent, speech: Speech): Part[] {
  const part = partsFor(speech);
  const { say, sayMany } = part;
  const who = part.seat(event.seat);
  const boatOf = (boat: number) => part.plain(String(boatNumber(boat)));
  switch (event.type) {
    case 'boat-placed':
      return say('dragon.table.event.boat-placed', {
        who,
        boat: boatOf(event.boat),
        square: part.square(event.at),
      });
    case 'objective-taken':
    case 'goods-laid':
    case 'no-objective':
      return say(`dragon.table.event.${event.type}`, { who });
    case 'drew':
      return sayMany('dragon.table.event.drew', event.count, { who });
    case 'kept':
    case 'waived':
      return event.type === 'waived' && event.kind !== undefined
        ? say('dragon.table.event.waived.own', { who, good: part.good(event.kind) })
        : say(`dragon.table.event.${event.type}`, { who });
    case 'rolled':
      return say('dragon.table.event.rolled', {
        who,
        dice: [part.die(event.dice[0]), part.plain(' '), part.die(event.dice[1])],
        points: part.points(event.points),
      });
    case 'rerolled':
      return say('dragon.table.event.rerolled', {
        who,
        die: part.die(event.face),
        points: part.points(event.points),
      });
    case 'paid':
      return say('dragon.table.event.paid', { who, coins: part.coins(1) });
    case 'boat-moved':
      return say(`dragon.table.event.${event.how}`, {
        who,
        boat: boatOf(event.boat),
        square: part.square(event.to.at),
      });
    case 'heir-moved':
      return say(event.how === 'step' ? 'dragon.table.event.step' : `dragon.table.event.${event.how}`, {
        who,
        square: part.square(event.to),
      });
    case 'swapped':
      return say('dragon.table.event.swapped', { who, other: part.seat(event.with) });
    case 'restacked':
      return say('dragon.table.event.restacked', { who, boat: boatOf(event.boat) });
    case 'took':
      return say('dragon.table.event.took', { who, good: part.good(event.kind) });
    case 'delivered':
      return say('dragon.table.event.delivered', {
        who,
        goods: part.goods(event.goods),
        n: part.plain(String(event.done)),
      });
    case 'power-won':
      return say('dragon.table.event.power-won', { who, power: part.power(event.power) });
    case 'coins-taken':
      return event.from === null
        ? say('dragon.table.event.coins-taken', { who, coins: part.coins(event.count) })
        : say('dragon.table.event.coins-taken.from', {
            who,
            coins: part.coins(event.count),
            from: part.seat(event.from),
          });
    case 'coins-short':
      return say('dragon.table.event.coins-short', { who });
    case 'turn-ended':
      return say('dragon.table.event.turn-ended', { who, next: part.seat(event.next) });
    case 'won':
      return event.winners.length > 1
        ? say('dragon.table.event.won.team', {
            who: part.seat(event.winners[0]!),
            other: part.seat(event.winners[1]!),
          })
        : say('dragon.table.event.won', { who });
  }
}

/** What happened, in order. */
export const tellEvents = (events: readonly GameEvent[], speech: Speech): Told[] =>
  events.map((event) => ({ rule: event.rule, parts: sentence(event, speech) }));

/** Whose turn is next stands above the board, and a step after the other is seen on it. */
const PASSING: ReadonlySet<GameEvent['type']> = new Set(['turn-ended', 'goods-laid', 'drew', 'kept']);
const BRIEF: ReadonlySet<GameEvent['type']> = new Set([
  'rolled',
  'rerolled',
  'paid',
  'heir-moved',
  'boat-moved',
]);

/** What somebody did, told while it is new; `brief` leaves out what is seen in the bay. */
export function tellReport(
  events: readonly GameEvent[],
  speech: Speech,
  you: number | null,
  brief = false,
): Told[] {
  const worthy = events.filter(({ type }) => !PASSING.has(type) && !(brief && BRIEF.has(type)));
  return tellEvents(worthy, speech).map((told, i) => {
    const event = worthy[i]!;
    const loss = event.type === 'coins-taken' && event.from !== null && event.from === you;
    return loss ? { ...told, loss } : told;
  });
}
