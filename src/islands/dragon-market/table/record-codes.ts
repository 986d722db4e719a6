/** Games of Dragon Market as texts that fit a link. */
import { decodeGame, encodeGame } from '../../../games/dragon-market/index.ts';
import type { RecordCodes } from '../../table/game/rules.ts';
import { keptRules } from './kept-rules.ts';

export const recordCodes: RecordCodes = { id: keptRules.id, encodeGame, decodeGame };
