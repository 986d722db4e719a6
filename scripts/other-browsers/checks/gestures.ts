import assert from 'node:assert/strict';
import en from '../../../src/i18n/dunhuang/en.json' with { type: 'json' };
import { type Check, openAwake } from '../check.ts';
import { sitDown, tapOn } from './game.ts';
import { namesInCircle, openSetup } from './setup.ts';

const TEA = '.panel[data-active] .hand-good button[aria-label^="Tea: add"]';

export const dragTile: Check = {
  name: 'a tile of the circle is dragged to another place',
  async run(visit) {
    const { page } = visit;
    await openSetup(visit, '#s=8K2F');
    const before = await namesInCircle(visit);
    await page.tap('.place-0 .medallion'); // a finger drags what was chosen, so that the page still scrolls
    await page.drag('.place-0 .medallion', '.place-5 .medallion');
    await page.until(
      'the tiles to change places',
      (moved) =>
        document.querySelector('.place-5 .medallion')?.getAttribute('aria-label')?.includes(`, ${moved}`),
      before[0]!,
    );
    const after = await namesInCircle(visit);
    assert.deepEqual([after[5], after[0]], [before[0], before[5]]);
  },
};

export const dragCamel: Check = {
  name: 'the camel is dragged, and holding a thing explains it',
  async run(visit) {
    const { page } = visit;
    await sitDown(visit);
    await tapOn(visit, { until: en['table.board.ask.camel'] });
    await page.drag('.camel svg', '.space.lit .space-face');
    await page.until('a space to go to', () => document.querySelectorAll('.space.tapped').length === 1);
    await page.tap('.action-do');
    await page.until('the camel to be there', () => !!document.querySelector('[data-target="to.shop"]'));
    await page.hold('.space [data-topic], [data-topic].space', 800);
    await page.until('an explanation', () => !!document.querySelector('dialog[open]'));
  },
};

export const longPress: Check = {
  name: 'a long press takes a card away',
  async run(visit) {
    const { page } = visit;
    await openAwake(visit, 'en/dunhuang/score/');
    const says = (selector: string, n: number) =>
      document.querySelector(selector)?.getAttribute('aria-label') === `Tea: add a card, ${n} now`;
    for (const n of [1, 2]) {
      await page.tap(TEA);
      await page.until(`${n} teas`, says, TEA, n);
    }
    await page.hold(TEA, 800);
    await page.until('one tea again', says, TEA, 1);
  },
};
