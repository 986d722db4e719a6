import { expect, it } from 'vitest';
import {
  createSettings,
  DEFAULT_SETTINGS,
  settingsBox,
} from '../../../../src/islands/table/settings/model.ts';
import { memoryStorage } from '../../../support/storage.ts';

it('settings are remembered', async () => {
  const storage = memoryStorage();
  const open = () => createSettings(settingsBox('dunhuang', { storage: () => storage }));
  expect(open().settings.value).toEqual(DEFAULT_SETTINGS);
  await open().change({ pace: 'fast', sound: true });
  expect(open().settings.value).toEqual({ ...DEFAULT_SETTINGS, pace: 'fast', sound: true });
});

it('what makes no sense among them is as it was at first', () => {
  const storage = memoryStorage({
    'shang.dunhuang.table': JSON.stringify({
      version: 1,
      data: { pace: 'mad', oneTap: true, sound: 'loud' },
    }),
  });
  expect(createSettings(settingsBox('dunhuang', { storage: () => storage })).settings.value).toEqual({
    ...DEFAULT_SETTINGS,
    oneTap: true,
  });
});

it('two tabs change what each of them changes, and no more', async () => {
  const storage = memoryStorage();
  const [one, two] = [0, 1].map(() => createSettings(settingsBox('dunhuang', { storage: () => storage })));
  await one!.change({ sound: true });
  await two!.change({ pace: 'fast' });
  expect(two!.settings.value).toEqual({ ...DEFAULT_SETTINGS, sound: true, pace: 'fast' });
  expect(createSettings(settingsBox('dunhuang', { storage: () => storage })).settings.value).toEqual(
    two!.settings.value,
  );
});

it('settings that cannot be kept hold for now', async () => {
  const { settings, change, trouble } = createSettings(
    settingsBox('dunhuang', {
      storage: () => {
        throw new Error('no');
      },
    }),
  );
  await change({ autoEnd: true });
  expect(settings.value.autoEnd).toBe(true);
  expect(trouble.value).toBe('refused');
});
