/**
 * A game at a device that only holds a seat: the same table, fed by a host. It never has the game's state. What a move would bring is
 * read from a state that is imagined from the seat's own view, in which what is hidden lies as chance has it: a seat can foresee
 * no more than it knows, so it comes to the same.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { drawNumber } from '../../../lib/entropy.ts';
import type { PlayerCount, Seat } from '../../../lib/seats.ts';
import type { Imagine } from '../game/game.ts';
import type { Rules, State, View } from '../game/rules.ts';
import type { Session, Stage, TableGame, TableSettings } from '../game/types.ts';
import { lookAhead } from '../play/ahead.ts';
import type { Guest, GuestPlace } from './protocol/guest.ts';
import type { Sight } from './protocol/messages.ts';

interface Deps {
  readonly rules: Rules;
  readonly imagine: ReadonlySignal<Imagine | undefined>; // undefined until it is fetched: until then nothing is foreseen
  readonly settings: ReadonlySignal<Pick<TableSettings, 'autoEnd' | 'oneTap'>>;
}

/** A guest that has been told how the game stands. */
export interface Arrived extends Guest {
  readonly place: ReadonlySignal<GuestPlace>;
  readonly sight: ReadonlySignal<Sight>;
}

const NONE: readonly never[] = [];

export const hasArrived = (guest: Guest): guest is Arrived =>
  guest.place.value !== undefined && guest.sight.value !== undefined;

function stageOf({ outcome, view }: Sight, mine: Seat, players: GuestPlace['players']): Stage {
  if (outcome) return { at: 'over', outcome };
  const seat = view.toMove ?? mine;
  if (seat === mine) return { at: 'person', seat };
  return { at: players[seat]?.bot ? 'bot' : 'away', seat };
}

/** Undefined until it has come. */
export function fetchedLater<T>(fetch: () => Promise<T>): ReadonlySignal<T | undefined> {
  const fetched = signal<T | undefined>(undefined);
  void fetch().then((came) => {
    fetched.value = came;
  });
  return fetched;
}

export function createGuestSession(guest: Arrived, { rules, imagine, settings }: Deps): Session {
  const { place, sight } = guest;
  const begun = new Date().toISOString();
  const busy = signal(false); // a move is on its way to the host
  const stage = computed(() => stageOf(sight.value, place.value.seat, place.value.players));
  const asks = computed(() => stage.value.at === 'person' && guest.contact.value === 'there');

  /** The host's whole record when all is over; before that a game without moves or a seed, which nobody here is told. */
  const game = computed((): TableGame => {
    const { table, seat, players } = place.value;
    const hidden = { options: { players: players.length as PlayerCount, seed: '' }, moves: NONE };
    return {
      id: table,
      name: '',
      begun,
      changed: begun,
      players: players.map(({ name, colour, bot }) => ({
        name,
        colour,
        bot: bot ? { level: '', personality: null } : null,
      })),
      ...(sight.value.record ?? hidden),
      undone: NONE,
      apart: { way: 'room', here: [seat] },
    };
  });

  let guessed: { view: View; state: State } | undefined;
  function guess(): State | undefined {
    const { view } = sight.value;
    const make = imagine.value;
    if (make && guessed?.view !== view) guessed = { view, state: make(view, drawNumber) };
    return guessed?.state;
  }
  /** Somebody is asked, and it can be imagined how the game stands. */
  const asked = (): State | undefined => (asks.value ? guess() : undefined);

  /** One wish at a time; what comes of it is told with the next sight. */
  async function wish(what: () => Promise<unknown>): Promise<void> {
    if (busy.value || !asks.value) return;
    busy.value = true;
    await what();
    busy.value = false;
  }

  /** The mere end of a turn, for who likes it to come by itself. */
  let ended: Sight | undefined; // once, whatever comes of it
  const stop = effect(() => {
    const now = sight.value;
    const [only] = now.legal;
    const byItself = settings.value.autoEnd || settings.value.oneTap;
    if (busy.value || !asks.value || now === ended || !byItself || !only || only.type !== rules.endMove)
      return;
    ended = now;
    void wish(() => guest.play(only));
  });

  return {
    game,
    stage,
    viewer: computed(() => place.value.seat),
    view: computed(() => sight.value.view),
    openly: computed(() => sight.value.openly),
    legal: computed(() => (asks.value ? sight.value.legal : NONE)),
    log: guest.log,
    since: computed(() => {
      if (stage.value.at !== 'person') return NONE;
      return guest.log.value.slice(
        guest.log.value.findLastIndex(({ seat }) => seat === place.value.seat) + 1,
      );
    }),
    happened: guest.happened,
    back: computed(() => (asks.value ? sight.value.back : 'other')),
    canRedo: signal(false),
    thinking: signal(0),
    awaits: signal(false),
    trouble: signal(undefined),
    botTrouble: signal(false),
    following: signal(false),
    overtaken: signal(false),
    gone: signal(false),

    play: (move) => wish(() => guest.play(move)),
    undo: () => wish(() => guest.undo()),
    async redo() {},
    liftCurtain() {},
    skip() {},
    step() {},
    retry() {},
    async takeOver() {},
    async bringBack() {},
    whyNot(move) {
      const state = guess();
      return state && rules.check(state, move);
    },
    foresee(move) {
      const state = asked();
      return state ? rules.foresee(state, place.value.seat, move) : NONE;
    },
    ahead() {
      const state = asked();
      return state && lookAhead(rules, state, place.value.seat);
    },
    close() {
      stop();
      guest.close();
    },
  };
}
