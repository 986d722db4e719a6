/** Everything to a file, for whoever asks: the data page, and an island that broke. */
import { saveText } from '../../lib/save-file.ts';
import { type Device, thisDevice } from './device.ts';
import { writeDeviceFile } from './device-file.ts';

export async function saveEverything(device: Device = thisDevice()): Promise<void> {
  const now = new Date();
  const text = await writeDeviceFile(device, now);
  saveText(`shang-${now.toISOString().slice(0, 10)}.json`, 'application/json', text);
}
