/** What somebody did, told to another at the table while it is new: short, to their face, and their losses marked. */
import type { GameEvent, Seat } from '../../../../games/dunhuang/index.ts';
import type { Part, Told } from '../../../table/game/words.ts';
import { partsFor } from './parts.ts';
import { tellEvents } from './sentences.ts';
import type { Speech } from './speech.ts';

/** Whose turn is next stands above the board, and who is asked is told by the answer. */
const isSaidElsewhere = ({ type }: GameEvent): boolean => type === 'turn-ended' || type === 'asked';

/** What is over, or is seen on the board, when one looks back on somebody's turn. */
const PASSING: ReadonlySet<GameEvent['type']> = new Set([
  'camel-moved',
  'no-good',
  'coins-taken',
  'bonus-skipped',
  'character-used',
  'drew',
  'buried',
  'refilled',
]);

const isLoss = (event: GameEvent, you: Seat | null): boolean =>
  you !== null && (event.type === 'token-taken' || event.type === 'cards-taken') && event.from === you;

/** A card into the shop and the token that it brought are one deed. */
function shopAndToken(event: GameEvent, next: GameEvent | undefined, speech: Speech, you: Seat | null) {
  if (event.type !== 'good-taken' || next?.type !== 'token-taken') return undefined;
  const part = partsFor(speech);
  const filling = { who: part.seat(event.seat), good: part.good(event.good), token: part.token(next.good) };
  if (next.from === null) return part.say('event.shop-and-token.free', filling);
  if (next.from === you) return part.say('event.shop-and-token.you', filling);
  return part.say('event.shop-and-token.from', { ...filling, from: part.seat(next.from) });
}

/** What is said otherwise to the person whom it befalls; undefined for all the rest. */
function toYou(event: GameEvent, speech: Speech, you: Seat): Part[] | undefined {
  const part = partsFor(speech);
  const who = part.seat(event.seat);
  switch (event.type) {
    case 'token-taken':
      return event.from === you
        ? part.say('event.token-taken.you', { who, token: part.token(event.good) })
        : undefined;
    case 'token-missed':
      return event.holder === you
        ? part.say('event.token-missed.you', { who, token: part.token(event.good) })
        : undefined;
    case 'cards-taken':
      return event.from === you && event.goods
        ? part.say('event.cards-taken.you', { who, goods: part.goods(event.goods) })
        : undefined;
    case 'cards-given':
      return event.to === you && event.goods
        ? part.say('event.cards-given.you', { who, goods: part.goods(event.goods) })
        : undefined;
    case 'paid':
      return event.to === you
        ? part.say('event.paid.you', { who, coins: part.coins(event.count) })
        : undefined;
    default:
      return undefined;
  }
}

/** `you` is who is told; null: whoever stands by. */
export function tellReport(
  events: readonly GameEvent[],
  speech: Speech,
  you: Seat | null,
  brief = false,
): Told[] {
  const told: Told[] = [];
  const plain: GameEvent[] = []; // told as everywhere, and together: the cards of a refill share a sentence
  const flush = () => told.push(...tellEvents(plain.splice(0), speech, you));
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    if (isSaidElsewhere(event) || (brief && PASSING.has(event.type))) continue;
    const joined = shopAndToken(event, events[i + 1], speech, you);
    const parts = joined ?? (you === null ? undefined : toYou(event, speech, you));
    if (parts === undefined) {
      plain.push(event);
      continue;
    }
    flush();
    const last = joined ? events[++i]! : event;
    told.push({ rule: last.rule, parts, ...(isLoss(last, you) && { loss: true }) });
  }
  flush();
  return told;
}
