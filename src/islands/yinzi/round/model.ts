/** A game followed at the table, without a screen: what was tapped, where it stands, and back again. */
import { computed, signal } from '@preact/signals';
import { checkTap, drawSetup, follow, type Tap } from '../../../games/yinzi/index.ts';
import { cleanName } from '../../../lib/names.ts';
import { type PlayerCount, SEATS } from '../../../lib/seats.ts';
import type { Box } from '../../../lib/storage.ts';
import { keptOne } from '../../kept-one.ts';
import type { Model } from '../../model.ts';
import type { SetupDraft } from '../setup/boxes.ts';
import { type FollowedGame, NO_GAME } from './boxes.ts';

export interface Surroundings {
  readonly box: Box<FollowedGame>;
  readonly setup: Box<SetupDraft>;
  readonly newId: () => string;
}

/** Who plays, in provisional turn order, while a game is being begun. */
export interface NewGame {
  readonly players: PlayerCount;
  readonly names: readonly string[]; // always four
}

/** One tap more, if the game still stands where it was tapped: made twice, or after another tab went on, it changes nothing. */
const withTap =
  (id: string, at: number, tap: Tap) =>
  (now: FollowedGame): FollowedGame => {
    const { taps } = now.game;
    if (now.id !== id || taps.length !== at) return now;
    if (checkTap(follow(now.game), tap) !== undefined) return now;
    return { ...now, game: { ...now.game, taps: [...taps, tap] } };
  };

const withoutTap =
  (id: string, at: number) =>
  (now: FollowedGame): FollowedGame =>
    now.id === id && now.game.taps.length === at + 1
      ? { ...now, game: { ...now.game, taps: now.game.taps.slice(0, at) } }
      : now;

export function createRoundModel({ box, setup, newId }: Surroundings) {
  const kept = keptOne(box, NO_GAME);
  const now = kept.value;
  const asking = signal<NewGame | undefined>(); // who plays next
  const before = signal<FollowedGame | undefined>(); // the game that a new one took the place of

  /** As the set-up helper drew it, if somebody used it. */
  function proposed(): NewGame {
    const draft = setup.read().value;
    if (draft === undefined || draft.seed === '')
      return { players: now.value.game.players, names: now.value.names };
    const { order } = drawSetup(draft);
    return { players: draft.players, names: SEATS.map((place) => draft.names[order[place] ?? place]!) };
  }

  return {
    followed: now,
    trouble: kept.trouble,
    standing: computed(() => follow(now.value.game)),
    asking,
    isPlaying: computed(() => now.value.id !== ''),
    canUndo: computed(() => now.value.game.taps.length > 0),
    canReturn: computed(() => before.value !== undefined && now.value.game.taps.length === 0),
    load(): void {
      const had = now.value.id;
      kept.load();
      if (now.value.id === '') asking.value ??= proposed();
      else if (had === '') asking.value = undefined; // another tab has begun one
    },
    tap(tap: Tap): Promise<void> {
      const { id, game } = now.value;
      return kept.alter(withTap(id, game.taps.length, tap));
    },
    undo(): void {
      const { id, game } = now.value;
      void kept.alter(withoutTap(id, game.taps.length - 1));
    },
    ask(): void {
      asking.value = proposed();
    },
    cancel(): void {
      asking.value = undefined;
    },
    setPlayers(players: PlayerCount): void {
      if (asking.value) asking.value = { ...asking.value, players };
    },
    setName(place: number, name: string): void {
      const next = asking.value;
      if (next) asking.value = { ...next, names: next.names.with(place, cleanName(name)) };
    },
    begin(): void {
      const next = asking.value;
      if (!next) return;
      asking.value = undefined;
      before.value = now.value.id === '' ? undefined : now.value;
      const order = SEATS.slice(0, next.players);
      const begun = { id: newId(), names: next.names, game: { players: next.players, order, taps: [] } };
      void kept.alter(() => begun);
    },
    /** Back to the game that was replaced. */
    goBack(): void {
      const back = before.value;
      before.value = undefined;
      if (back) void kept.alter(() => back);
    },
  };
}

export type RoundModel = Model<ReturnType<typeof createRoundModel>>;
