import assert from 'node:assert/strict';
import { LANGUAGES } from '../../../src/lib/languages.ts';
import { type Check, openAwake, textOf } from '../check.ts';

/** One of every kind. */
const KINDS = [
  '',
  'about/',
  'data/',
  'style/',
  'dunhuang/',
  'dunhuang/rules/',
  'dunhuang/rules/turn/',
  'dunhuang/rules/shang/',
  'dunhuang/rules/aid/',
  'dunhuang/characters/',
  'dunhuang/characters/farmer/',
  'dunhuang/setup/',
  'dunhuang/score/',
  'dunhuang/majority/',
  'dunhuang/table/',
];

export const pages: Check = {
  name: 'every kind of page, in both languages',
  async run(visit) {
    for (const lang of LANGUAGES) {
      for (const kind of KINDS) {
        const address = `${lang}/${kind}`;
        await openAwake(visit, address);
        assert.notEqual(await textOf(visit, 'h1'), '', `${address} has no heading`);
        const over = await visit.page.run(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${address} scrolls sideways by ${over}`);
        const broken = await visit.page.run(() =>
          [...document.images].filter((one) => one.complete && !one.naturalWidth).map((one) => one.src),
        );
        assert.deepEqual(broken, [], `${address} lacks pictures`);
      }
    }
  },
};
