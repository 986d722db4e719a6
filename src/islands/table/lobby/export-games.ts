import { saveText } from '../../../lib/save-file.ts';
import type { LobbyModel } from './model.ts';

/** All of them, where none are named. */
export async function exportGames(model: LobbyModel, name: string, ids?: readonly string[]): Promise<void> {
  saveText(`${name}.json`, 'application/json', await model.exportFile(ids));
}
