/** What is new to somebody at Dunhuang’s table, in words, and where the board shows it. */
import {
  type GameEvent,
  type Good,
  neededToWin,
  type RuleId,
  type Seat,
  type View,
} from '../../../../games/dunhuang/index.ts';
import type { CoachKey, Translator, Values } from '../../../../i18n/translate.ts';
import type { FirstTime } from '../../../table/game/coach.ts';
import type { LogEntry } from '../../../table/game/types.ts';
import type { Speech } from '../words/speech.ts';
import { FAMILY_OF } from './families.ts';

interface Entry extends LogEntry {
  readonly events: readonly GameEvent[];
}

type FirstKey = Extract<CoachKey, `coach.first.${string}`> extends `coach.first.${infer Key}` ? Key : never;

/** Where the board shows it. */
const ON_BOARD = {
  win: (seat: Seat) => `[data-seat="${seat}"] [data-topic="win"]`,
  token: (seat: Seat, good: Good) => `[data-seat="${seat}"] [data-token="${good}"]`,
  column: (good: Good) => `[data-cell="${good}"], .ledger-good[data-topic="good.${good}"]`,
  coins: (seat: Seat) => `[data-seat="${seat}"] [data-topic="coins"]`,
  prestige: (seat: Seat) => `[data-seat="${seat}"] [data-topic="prestige"]`,
  hand: (seat: Seat) => `[data-seat="${seat}"] [data-topic="hand"]`,
  pile: () => '[data-topic="pile"]',
  camel: () => '[data-topic="camel"]',
} as const;

export function firstsFor(speech: Speech, { t }: Pick<Translator<CoachKey>, 't'>) {
  const first = (key: FirstKey, rule: RuleId, values: Values = {}, at?: string): FirstTime => ({
    key,
    text: t(`coach.first.${key}`, values),
    rule,
    ...(at !== undefined && { at }),
  });

  /** What is said of a token that went, told to one of the two. */
  function ofToken(event: Extract<GameEvent, { type: 'token-taken' }>, view: View): FirstTime[] {
    const { good, from, by, seat, rule } = event;
    const you = view.seat!;
    const mine = seat === you;
    const needed = neededToWin(view.players).tokens;
    const about = { good: speech.good(good), name: speech.name(mine ? (from ?? seat) : seat) };
    const column = ON_BOARD.column(good);
    return [
      ...(by === 'tie' && mine ? [first('tie-mine', rule, about, column)] : []),
      ...(by === 'tie' && from === you ? [first('tie', rule, about, column)] : []),
      ...(by === 'more' && from === you ? [first('lost', rule, about, column)] : []),
      mine
        ? first('token', rule, { n: view.seats[you]!.tokens.length, needed }, ON_BOARD.win(you))
        : first('their-token', rule, about, ON_BOARD.token(seat, good)),
    ];
  }

  function ofEvent(event: GameEvent, view: View): FirstTime[] {
    const you = view.seat!;
    const mine = event.seat === you;
    const { rule } = event;
    switch (event.type) {
      case 'token-taken':
        return ofToken(event, view);
      case 'token-missed': {
        if (!mine || event.why !== 'fewer') return [];
        const good = speech.good(event.good);
        const column = ON_BOARD.column(event.good);
        return event.holder === null
          ? [first('middle', rule, { good }, column)]
          : [first('missed', rule, { good, name: speech.name(event.holder) }, column)];
      }
      case 'token-returned':
        return [
          first(
            'returned',
            rule,
            { who: speech.name(event.seat), good: speech.good(event.good) },
            ON_BOARD.column(event.good),
          ),
        ];
      case 'token-turned':
        return [first('shang', rule, {}, ON_BOARD.token(event.seat, event.good))];
      case 'token-protected':
        return [first('protected', rule, {}, ON_BOARD.token(event.seat, event.good))];
      case 'character-used': {
        const family = FAMILY_OF[event.character];
        if (family === 'shang') return []; // told of the token
        const at = { prestige: ON_BOARD.prestige, pile: ON_BOARD.pile, hands: ON_BOARD.hand };
        const shown = family === 'market' || family === 'own' ? undefined : at[family](event.seat);
        return [first(family, rule, { character: speech.character(event.character) }, shown)];
      }
      case 'coins-taken':
        return mine ? [first('coins', rule, {}, ON_BOARD.coins(you))] : [];
      case 'no-good':
        return mine ? [first('empty', rule)] : [];
      case 'ran-short':
        return [first('short', rule, {}, ON_BOARD.pile())];
      default:
        return [];
    }
  }

  /** Who lacks one token; a turn is over then. */
  function nearness(events: readonly GameEvent[], view: View): FirstTime[] {
    if (!events.some(({ type }) => type === 'turn-ended')) return [];
    const { tokens: needed, goods } = neededToWin(view.players);
    return view.seats.flatMap(({ tokens, known }, at) => {
      const seat = at as Seat;
      const n = tokens.length;
      if (n < needed - 1) return [];
      const shown = ON_BOARD.win(seat);
      return seat === view.seat
        ? [first('near-mine', 'turn.win', { n, needed, kinds: new Set(known).size, goods }, shown)]
        : [first('near', 'turn.win', { n, needed, goods, name: speech.name(seat) }, shown)];
    });
  }

  return {
    heard: ({ events }: Entry, view: View): FirstTime[] =>
      view.seat === null || view.ask === 'over'
        ? []
        : [...nearness(events, view), ...events.flatMap((event) => ofEvent(event, view))],

    asked(view: View): FirstTime[] {
      const you = view.seat!;
      const { tokens, goods } = neededToWin(view.players);
      switch (view.ask) {
        case 'keep-dealt':
          return [first('ask-keep-dealt', 'setup.hand', { tokens, goods }, ON_BOARD.win(you))];
        case 'place-camel':
          return [first('ask-place-camel', 'setup.camel', { name: speech.name(view.firstPlayer!) })];
        case 'camel':
          return [first('ask-camel', 'turn.camel', {}, ON_BOARD.camel())];
        case 'good':
          return [first('ask-good', 'turn.good', { goods })];
        case 'bonus':
          return [first('ask-bonus', 'turn.bonus')];
        case 'protect': {
          const { good } = view.question!;
          const about = { name: speech.name(view.turn!), good: speech.good(good) };
          return [first('ask-protect', 'token.shang', about, ON_BOARD.token(you, good))];
        }
        default:
          return [];
      }
    },
  };
}
