/** How the games of Dragon Market's table are read, and where they are kept. */
import { type KeptStore, keptStore } from '../../table/storage/kept-store.ts';
import { keptRules } from './kept-rules.ts';
import { opponents } from './opponents.ts';

export const readAs = { rules: keptRules, opponents };

export const openKeptStore = (given?: Parameters<typeof keptStore>[1]): KeptStore => keptStore(readAs, given);
