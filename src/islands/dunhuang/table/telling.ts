/** What happened, in sentences made of words and pictures: for the log, previews, the curtain, and to be read aloud. */
import type { CharacterId, GameEvent, Good, RuleId, Seat, Side } from '../../../games/dunhuang/index.ts';
import type { Values } from '../../../i18n/translate.ts';
import type { Speech, TableWords } from './ui.ts';

export type Picture =
  | { readonly of: 'good'; readonly good: Good }
  | { readonly of: 'token'; readonly good: Good; readonly side: Side }
  | { readonly of: 'character'; readonly id: CharacterId }
  | { readonly of: 'seat'; readonly colour: Seat }
  | { readonly of: 'coins' | 'prestige' | 'camel' };

/** Words, with a picture of the same thing before them. The words alone say all of it. */
export interface Part {
  readonly text: string;
  readonly picture?: Picture;
}

export interface Told {
  readonly rule: RuleId;
  readonly parts: readonly Part[];
}

type SentenceKey = Extract<keyof TableWords, `event.${string}` | `table.move.${string}`>;
type PluralStem<K> = K extends `${infer Stem}.other` ? Stem : never;
type Filling = Readonly<Record<string, Part | readonly Part[]>>;

/** No text has it in it: it marks where a part goes. */
const MARK = '\u0000';

function fill(text: (values: Values) => string, filling: Filling): Part[] {
  const marks = Object.fromEntries(Object.keys(filling).map((name) => [name, `${MARK}${name}${MARK}`]));
  return text(marks)
    .split(MARK)
    .flatMap((piece, i) => (i % 2 === 1 ? filling[piece]! : piece === '' ? [] : { text: piece }));
}

/** The parts a sentence is made of. */
export function partsFor(speech: Speech) {
  const { t, plural, lang } = speech;
  const lists = new Intl.ListFormat(lang);
  const good = (of: Good): Part => ({ text: speech.good(of), picture: { of: 'good', good: of } });
  const list = (items: readonly (readonly Part[])[]): Part[] =>
    lists
      .formatToParts(items.map((_, i) => String(i)))
      .flatMap(({ type, value }) => (type === 'element' ? items[Number(value)]! : { text: value }));
  return {
    good,
    list,
    goods: (goods: readonly Good[]) => list(goods.map((one) => [good(one)])),
    token: (of: Good, side: Side = 'number'): Part => ({
      text: speech.good(of),
      picture: { of: 'token', good: of, side },
    }),
    seat: (seat: Seat): Part => ({
      text: speech.name(seat),
      picture: { of: 'seat', colour: speech.colour(seat) },
    }),
    character: (id: CharacterId): Part => ({
      text: speech.character(id),
      picture: { of: 'character', id },
    }),
    coins: (n: number): Part => ({ text: plural('event.coins', n), picture: { of: 'coins' } }),
    prestige: (n: number): Part => ({ text: t('event.prestige', { n }), picture: { of: 'prestige' } }),
    camel: (): Part => ({ text: t('event.camel'), picture: { of: 'camel' } }),
    say: (key: SentenceKey, filling: Filling) => fill((values) => t(key, values), filling),
    sayMany: (stem: PluralStem<SentenceKey>, n: number, filling: Filling) =>
      fill((values) => plural(stem, n, values), filling),
  };
}

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
        coins: part.coins(2),
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

/** What happened, in order; the cards of a refill share a sentence. */
export function tellEvents(events: readonly GameEvent[], speech: Speech): Told[] {
  const refills = events.filter(isRefill);
  const first = events.findIndex(isRefill);
  return events.flatMap((event, i): Told[] => {
    if (!isRefill(event)) return [tellEvent(event, speech)];
    return i === first ? [{ rule: event.rule, parts: refill(refills, speech) }] : [];
  });
}

/** The sentences as plain text: to copy, and to be read aloud. */
export const plainText = (told: readonly Told[]): string =>
  told.map(({ parts }) => parts.map(({ text }) => text).join('')).join(' ');
