import assert from 'node:assert/strict';
import { decodeSetup } from '../../../src/games/dunhuang/index.ts';
import en from '../../../src/i18n/dunhuang/en.json' with { type: 'json' };
import { type Check, openAwake, textOf, type Visit } from '../check.ts';

const CODE = '.ring-code';

/** The page, with its circle on the table: another than the one the page is painted with. */
export async function openSetup(visit: Visit, fragment = ''): Promise<void> {
  await openAwake(visit, `en/dunhuang/setup/${fragment}`);
  await visit.page.until('the circle', () => !!document.querySelector('.setup-started'));
}

/** Deals until another circle lies there, and gives its code. */
export async function deal(visit: Visit): Promise<string> {
  const before = await textOf(visit, CODE);
  await visit.page.tap('button', en['setup.deal']);
  return visit.page.until(
    'another circle',
    (selector, old) => {
      const code = document.querySelector(selector)?.textContent?.trim() ?? '';
      return code !== old && location.hash === `#s=${code}` && code;
    },
    CODE,
    before,
  ) as Promise<string>;
}

export const namesInCircle = ({ page }: Visit): Promise<string[]> =>
  page.run(() =>
    [...document.querySelectorAll('.medallion')].map(
      (one) => one.getAttribute('aria-label')!.split(', ')[1]!,
    ),
  );

/** A circle has no beginning. */
function expectCircle(names: readonly string[], code: string): void {
  const circle = decodeSetup(code).map((id) => en[`character.${id}`]);
  const first = names.indexOf(circle[0]!);
  assert.deepEqual([...names.slice(first), ...names.slice(0, first)], circle);
}

export const setup: Check = {
  name: 'a set-up is dealt, and its link brings the same circle',
  async run(visit) {
    await openSetup(visit);
    const code = await deal(visit);
    expectCircle(await namesInCircle(visit), code);
    await openAwake(visit, 'en/about/');
    await openSetup(visit, `#s=${code}`);
    expectCircle(await namesInCircle(visit), code);
  },
};
