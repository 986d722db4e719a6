import assert from 'node:assert/strict';
import { type Check, openAwake, textOf } from '../check.ts';
import { keptGames, sitDown, tapOn } from './game.ts';
import { enterScore, expectVerdict } from './score.ts';
import { deal, namesInCircle, openSetup } from './setup.ts';

export const restart: Check = {
  name: 'a score, a set-up and a game are there after the browser was closed',
  needs: 'restart',
  async run(visit) {
    await openAwake(visit, 'en/dunhuang/score/');
    await enterScore(visit);
    await expectVerdict(visit);
    await openSetup(visit);
    await deal(visit);
    const circle = await namesInCircle(visit);
    await sitDown(visit);
    await tapOn(visit, { taps: 12 });
    const [before] = await keptGames(visit);

    await visit.restart();
    await openAwake(visit, 'en/dunhuang/score/');
    await expectVerdict(visit);
    await openSetup(visit);
    assert.deepEqual(await namesInCircle(visit), circle);
    await openAwake(visit, 'en/dunhuang/table/');
    const [after] = await keptGames(visit);
    assert.deepEqual(after!.moves.slice(0, before!.moves.length), before!.moves);
    await visit.page.tap('.kept-open');
    await visit.page.until('the board', () => !!document.querySelector('.board'));
  },
};

export const offline: Check = {
  name: 'everything is there without a network',
  unwatched: true, // a worker keeps no page that was changed on its way
  async run(visit) {
    const { page } = visit;
    await openAwake(visit, 'nl/about/');
    await page.run(async () => {
      const { serviceWorker } = navigator;
      await serviceWorker.ready;
      if (serviceWorker.controller) return;
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
    });
    visit.leaveNetwork();
    for (const address of ['en/', 'nl/dunhuang/rules/turn/', 'en/dunhuang/characters/farmer/']) {
      await openAwake(visit, address);
      assert.notEqual(await textOf(visit, 'h1'), '');
    }
    await openAwake(visit, 'en/dunhuang/score/');
    await enterScore(visit);
    await expectVerdict(visit);
    await sitDown(visit);
    await tapOn(visit, { taps: 12 });
  },
};
