/** What people kept and shared with version 1.0, as its own pages wrote it: tests/fixtures/version-1.0. */
import { readFileSync } from 'node:fs';

const text = (file: string): string =>
  readFileSync(new URL(`../fixtures/version-1.0/${file}`, import.meta.url), 'utf8');

/** The database of games, by id: against bots with a move taken back, at one device, over, and tried from a replay. */
export const SAVES: Readonly<Record<string, { id: string; moves: unknown[]; undone: unknown[] }>> =
  JSON.parse(text('saves.json'));

/** Addresses after the site's own, by what they lead to. */
export const LINKS: Readonly<Record<string, string>> = JSON.parse(text('links.json'));

/** The fragment of one of them. */
export const fragmentOf = (name: string): string => new URL(LINKS[name]!, 'https://shang.example/').hash;

export const SMALL_STORAGE = text('small-storage.json');
export const GAMES_FILE = text('games-file.json');
export const DEVICE_FILE = text('device-file.json');
export const SCORES_JSON = text('scores.json');
export const SCORES_CSV = text('scores.csv');
