/** How people like their table, remembered on the device. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { isObject } from '../../../lib/plain.ts';
import { type Box, type BoxOptions, createBox, type Trouble } from '../../../lib/storage.ts';
import type { TableSettings } from '../game/types.ts';

export const PACES = [
  'slow',
  'normal',
  'fast',
  'instant',
  'tap',
] as const satisfies readonly TableSettings['pace'][];

export const DEFAULT_SETTINGS: TableSettings = {
  pace: 'normal',
  autoEnd: false,
  oneTap: false,
  takeBack: true,
  sound: false,
  awake: true,
  recall: true,
  coach: false,
};

/** What is missing or makes no sense is as it was at first. */
function parseSettings(data: unknown): TableSettings | undefined {
  if (!isObject(data)) return undefined;
  const said = (name: keyof TableSettings): boolean => (data[name] ?? DEFAULT_SETTINGS[name]) === true;
  return {
    pace: PACES.find((pace) => pace === data['pace']) ?? DEFAULT_SETTINGS.pace,
    autoEnd: said('autoEnd'),
    oneTap: said('oneTap'),
    takeBack: said('takeBack'),
    sound: said('sound'),
    awake: said('awake'),
    recall: said('recall'),
    coach: said('coach'),
  };
}

export const settingsBox = (
  id: string,
  where: Pick<BoxOptions<unknown>, 'storage'> = {},
): Box<TableSettings> =>
  createBox<TableSettings>({ name: `${id}.table`, version: 1, parse: parseSettings, ...where });

export function createSettings(box: Box<TableSettings>) {
  const found = box.read();
  const settings = signal(found.value ?? DEFAULT_SETTINGS);
  const trouble = signal<Trouble | undefined>(found.trouble);
  return {
    settings: settings as ReadonlySignal<TableSettings>,
    trouble: trouble as ReadonlySignal<Trouble | undefined>,
    /** Changes these alone: another tab may have changed others. */
    async change(some: Partial<TableSettings>): Promise<void> {
      settings.value = { ...settings.value, ...some };
      const kept = await box.update((now = DEFAULT_SETTINGS) => ({ ...now, ...some }));
      trouble.value = kept.trouble;
      if (!kept.trouble) settings.value = kept.value;
    },
  };
}
