// The host's camera reads the answer from the other screen: a browser whose camera is a film of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, thisMachine } from '../../scripts/setup/browser.ts';
import { person } from '../islands/table/support/table.ts';
import { answerTo, beginRoom, expectSame, inviteTo, newDevice } from './support/devices.ts';
import { film } from './support/fake-camera.ts';
import { expect, test } from './support/test.ts';

test('the answer is read with the camera @desktop', async ({ faults, baseURL }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shang-camera-'));
  const file = path.join(folder, 'answer.y4m');
  film(file, 'nothing yet');
  const executablePath = findBrowser(thisMachine, { window: false });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  try {
    const host = await (await newDevice(browser, faults, baseURL!)).newPage();
    const guest = await (await newDevice(browser, faults, baseURL!)).newPage();
    await beginRoom(host, { players: [person(0), person(1)] });
    film(file, await answerTo(guest, await inviteTo(host, 'Red')));
    await host.getByRole('button', { name: 'Read it with the camera' }).click();
    await expect(guest.locator('.board')).toBeVisible({ timeout: 20_000 });
    await expectSame(host, new Map([[1, guest]]));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});
