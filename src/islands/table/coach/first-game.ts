/** The game that somebody learns by: one that was begun goes on, else there is a new one; and a coach looks on. */
import { inTime, LATE } from '../../../lib/in-time.ts';
import type { FirstGame } from '../game/coach.ts';
import type { Game } from '../game/game.ts';
import type { TableGame } from '../game/types.ts';
import { type Chance, chance, freshGame, usualPlayers } from '../record/new-game.ts';
import { summarize } from '../record/summary.ts';
import { DEFAULT_SETTINGS, settingsBox } from '../settings/model.ts';
import type { GameStore } from '../storage/store.ts';

interface Deps {
  readonly game: Pick<Game, 'rules' | 'opponents'>;
  readonly store: Pick<GameStore, 'get' | 'add'>;
  readonly first: FirstGame;
  readonly name: string; // of who plays
  readonly settings?: ReturnType<typeof settingsBox>;
  readonly given?: Chance;
}

export async function openFirstGame(deps: Deps): Promise<TableGame> {
  const { game, store, first, name, given = chance } = deps;
  const { rules, opponents } = game;
  void (deps.settings ?? settingsBox(rules.id)).update((now = DEFAULT_SETTINGS) => ({
    ...now,
    coach: true,
  }));
  const id = first.begun();
  const begun = id === undefined ? undefined : await store.get(id).catch(() => undefined);
  if (begun && summarize(rules, begun).outcome === undefined) return begun;
  const bot = { level: first.level, personality: null };
  const players = usualPlayers(opponents && { ...opponents, usual: bot }, 2, given, name);
  const fresh = freshGame(rules, { players, name: first.name, own: first.own, firstPlayer: 0 }, given);
  first.begin(fresh);
  const kept = await inTime(store.add(fresh));
  return (kept !== LATE && kept.game) || fresh;
}
