/** What happened, in sentences made of words and pictures: for the log, previews, the curtain, and to be read aloud. */
import { type GameEvent, priceOf, type Seat } from '../../../../games/dunhuang/index.ts';
import type { Part, Told } from '../../../table/game/words.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

/** The same to the face of who does it, where there are words for that. */
function toSelf(speech: Speech): Speech {
  const mine = <Key extends string>(key: Key, form = ''): Key => {
    const other = key.replace('event.', 'event.mine.') as Key;
    return speech.knows(other + form) ? other : key;
  };
  return {
    ...speech,
    t: (key, values) => speech.t(mine(key), values),
    plural: (stem, n, values) => speech.plural(mine(stem, '.other'), n, values),
  };
}

/** Whose doing it is: who ties asks the other whether they protect their token. */
const doerOf = (event: GameEvent): Seat =>
  event.type === 'asked' && event.question === 'protect' ? event.other : event.seat;

function sentence(event: GameEvent, speech: Speech): Part[] {
  const part = partsFor(speech);
  const { say, sayMany } = part;
  const who = part.seat(event.seat);
  switch (event.type) {
    case 'kept':
      return event.good === undefined
        ? say('event.kept.hidden', { who })
        : say('event.kept', { who, good: part.good(event.good), unkept: part.goods(event.unkept ?? []) });
    case 'first-player':
    case 'bonus-skipped':
    case 'won':
    case 'ran-short':
    case 'game-ended':
      return say(`event.${event.type}`, { who });
    case 'camel-placed':
      return say('event.camel-placed', {
        who,
        camel: part.camel(),
        character: part.character(speech.at(event.space)),
      });
    case 'camel-moved':
      return sayMany('event.camel-moved', event.steps, {
        who,
        camel: part.camel(),
        character: part.character(speech.at(event.to)),
        coins: part.coins(event.paid),
      });
    case 'good-taken':
      return say(`event.good-taken.${event.to}`, { who, good: part.good(event.good) });
    case 'no-good':
      return say('event.no-good', { character: part.character(speech.at(event.space)) });
    case 'coins-taken':
      return say('event.coins-taken', { who, coins: part.coins(event.count) });
    case 'character-used':
      return say('event.character-used', { who, character: part.character(event.character) });
    case 'discarded':
      return say(`event.discarded.${event.from}`, { who, good: part.good(event.good) });
    case 'prestige-taken':
      return say('event.prestige-taken', { who, prestige: part.prestige(event.count) });
    case 'drew':
      return event.goods === undefined
        ? sayMany('event.drew.hidden', event.count, { who })
        : say('event.drew', { who, goods: part.goods(event.goods) });
    case 'drawn-kept':
      return event.good === undefined
        ? say('event.drawn-kept.hidden', { who })
        : say('event.drawn-kept', { who, good: part.good(event.good) });
    case 'buried':
      return event.goods === undefined
        ? sayMany('event.buried.hidden', event.count, { who })
        : say('event.buried', { who, goods: part.goods(event.goods) });
    case 'market-exchanged':
      return say(`event.market-exchanged.${event.zone}`, {
        who,
        gave: part.good(event.gave),
        took: part.good(event.took),
        character: part.character(speech.at(event.space)),
      });
    case 'market-taken':
      return say('event.market-taken', {
        who,
        good: part.good(event.good),
        character: part.character(speech.at(event.space)),
      });
    case 'cards-taken':
      return event.goods === undefined
        ? sayMany('event.cards-taken.hidden', event.count, { who, from: part.seat(event.from) })
        : say('event.cards-taken', { who, from: part.seat(event.from), goods: part.goods(event.goods) });
    case 'cards-given':
      return event.goods === undefined
        ? sayMany('event.cards-given.hidden', event.count, { who, to: part.seat(event.to) })
        : say('event.cards-given', { who, to: part.seat(event.to), goods: part.goods(event.goods) });
    case 'moved':
      return say(`event.moved.${event.to}`, { who, good: part.good(event.good) });
    case 'token-turned':
      return say('event.token-turned', { who, token: part.token(event.good, 'shang') });
    case 'token-taken': {
      const token = part.token(event.good);
      if (event.by === 'free' || event.from === null) return say('event.token-taken.free', { who, token });
      return say(`event.token-taken.${event.by}`, { who, token, from: part.seat(event.from) });
    }
    case 'token-missed':
      return event.holder === null
        ? say('event.token-missed.middle', { who, token: part.token(event.good) })
        : say(`event.token-missed.${event.why}`, {
            who,
            token: part.token(event.good, event.why === 'fewer' ? 'number' : 'shang'),
            holder: part.seat(event.holder),
          });
    case 'token-protected':
      return say('event.token-protected', {
        who,
        token: part.token(event.good),
        taker: part.seat(event.taker),
      });
    case 'token-returned':
      return say('event.token-returned', { who, token: part.token(event.good) });
    case 'asked':
      return say(`event.asked.${event.question}`, {
        who,
        other: part.seat(event.other),
        token: part.token(event.good, 'shang'),
        coins: part.coins(priceOf({ type: 'pay' })),
      });
    case 'paid':
      return say('event.paid', { who, to: part.seat(event.to), coins: part.coins(event.count) });
    case 'refilled':
      return refill([event], speech);
    case 'turn-ended':
      return say('event.turn-ended', { who, next: part.seat(event.next) });
  }
}

type Refilled = Extract<GameEvent, { type: 'refilled' }>;

/** All that a refill brought, in one breath. */
function refill(events: readonly Refilled[], speech: Speech): Part[] {
  const { say, list, good, character } = partsFor(speech);
  const places = events.map((event) =>
    say('event.refilled.place', { good: good(event.good), character: character(speech.at(event.space)) }),
  );
  return say('event.refilled', { places: list(places) });
}

const isRefill = (event: GameEvent): event is Refilled => event.type === 'refilled';

/** One event by itself. */
export const tellEvent = (event: GameEvent, speech: Speech): Told => ({
  rule: event.rule,
  parts: sentence(event, speech),
});

/** What happened, in order; the cards of a refill share a sentence. What `you` do is said to your face. */
export function tellEvents(events: readonly GameEvent[], speech: Speech, you: Seat | null = null): Told[] {
  const refills = events.filter(isRefill);
  const first = events.findIndex(isRefill);
  return events.flatMap((event, i): Told[] => {
    if (!isRefill(event)) return [tellEvent(event, doerOf(event) === you ? toSelf(speech) : speech)];
    return i === first ? [{ rule: event.rule, parts: refill(refills, speech) }] : [];
  });
}
