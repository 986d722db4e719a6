/** Everything to a file, for whoever asks: the data page, and an island that broke. */
import { memoryStorage } from '../../lib/memory-storage.ts';
import { saveText } from '../../lib/save-file.ts';
import type { Trouble } from '../../lib/storage.ts';
import { readAs } from '../dunhuang/table/boxes.ts';
import { createStore } from '../table/storage/store.ts';
import { type Device, writeDeviceFile } from './device.ts';
import { OTHER_GAMES } from './other-games.ts';

/** This device. Asking for its storage may throw: then there is nothing, and nothing is kept. */
export function thisDevice(): Device & { readonly trouble?: Trouble } {
  const games = createStore(readAs);
  try {
    return { storage: localStorage, games, others: OTHER_GAMES };
  } catch {
    return { storage: memoryStorage(), games, others: OTHER_GAMES, trouble: 'refused' };
  }
}

export async function saveEverything(device: Device = thisDevice()): Promise<void> {
  const now = new Date();
  const text = await writeDeviceFile(device, now);
  saveText(`shang-${now.toISOString().slice(0, 10)}.json`, 'application/json', text);
}
