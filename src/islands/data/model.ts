/** What is kept on this device, and what can be done with it. */
import { signal } from '@preact/signals';
import type { Trouble } from '../../lib/storage.ts';
import type { Model } from '../model.ts';
import { type Device, deleteEverything, type Kept, lookAround, thisDevice } from './device.ts';
import { type DeviceFile, type Mode, takeUp } from './device-file.ts';
import { bringBack, type PutAside, tryAgain } from './put-aside.ts';

/** How the last thing went. */
export type Told =
  | { readonly done: Mode | 'delete' | 'back' | 'aside-delete' }
  | { readonly again: number } // so many that were put aside could be read after all
  | { readonly failed: Trouble };

export function createDataModel(openDevice: () => Device & { readonly trouble?: Trouble } = thisDevice) {
  const device = signal<Device | undefined>();
  const kept = signal<Kept | undefined>();
  const trouble = signal<Trouble | undefined>();
  const told = signal<Told | undefined>();

  async function refresh(): Promise<void> {
    if (device.value) kept.value = await lookAround(device.value);
  }

  /** Does something to the device and tells how it went. */
  async function act(doing: (here: Device) => Promise<Trouble | undefined>, done: Told): Promise<void> {
    if (!device.value) return;
    const failed = await doing(device.value);
    told.value = failed ? { failed } : done;
    await refresh();
  }

  return {
    device,
    kept,
    trouble,
    told,
    open(): void {
      const here = openDevice();
      device.value = here;
      trouble.value = here.trouble;
      void refresh();
    },
    refresh,
    tryAgain: () => act(async () => undefined, { again: device.value ? tryAgain(device.value.storage) : 0 }),
    bringBack: (one: PutAside) => act(async ({ storage }) => bringBack(storage, one), { done: 'back' }),
    removeAside: (one: PutAside) =>
      act(async ({ storage }) => void storage.removeItem(one.at), { done: 'aside-delete' }),
    take: (file: DeviceFile, mode: Mode) => act((here) => takeUp(here, file, mode), { done: mode }),
    deleteAll: () => act(deleteEverything, { done: 'delete' }),
  };
}

export type DataModel = Model<ReturnType<typeof createDataModel>>;
