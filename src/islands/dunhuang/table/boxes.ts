/** What Dunhuang's table keeps in the browser's storage. */
import type { BoxOptions } from '../../../lib/storage.ts';
import { draftBox } from '../../table/lobby/draft.ts';
import { settingsBox } from '../../table/settings/model.ts';
import { OWN, readOwn } from './new-game/own.ts';
import { opponents } from './opponents.ts';

type Where = Pick<BoxOptions<unknown>, 'storage'>;

const ID = 'dunhuang';
const asking = { newGame: { own: OWN, readOwn }, opponents };

export const newGameBox = (where?: Where) => draftBox(ID, asking, where);
export const tableBox = (where?: Where) => settingsBox(ID, where);
