// axe on every page of the built site: in English by day and in Dutch by night, which are the same page in other words and other
// colours. A wide screen arranges pages of a kind alike: there one of each kind is looked at.
import { COLOURS, expectAccessible } from './support/axe.ts';
import { pagesIn, THEMES } from './support/pages.ts';
import { test } from './support/test.ts';

const ONE_OF_A_KIND = [
  '',
  '404.html',
  'en/',
  'en/about/',
  'en/dunhuang/rules/',
  'en/dunhuang/rules/shang/',
  'en/dunhuang/characters/',
  'en/dunhuang/characters/farmer/',
  'en/dunhuang/setup/',
  'en/dunhuang/score/',
  'en/dunhuang/majority/',
  'en/dunhuang/table/',
  'en/style/',
  'en/dragon-market/',
  'en/dragon-market/rules/advanced/',
  'en/yinzi/',
  'en/yinzi/rules/advancements/',
];

/** Pages that are looked at one after the other, in one tab: opening a tab takes longer than most of them do. */
const together = (address: string): string => address.replace(/[^/]+\/?$/, '');

type Themes = (address: string) => readonly ('light' | 'dark')[];

function lookAt(name: string, addresses: readonly string[], themes: Themes): void {
  test(name, async ({ page }) => {
    test.slow(); // the style guide holds some five hundred pictures
    for (const address of addresses) {
      await test.step(`/${address}`, async () => {
        // The front step sends its reader on at once: here it stays to be looked at.
        if (!address) await page.route('**/choose-language.js', (route) => route.fulfill({ body: '' }));
        const [first, ...others] = themes(address);
        await page.emulateMedia({ colorScheme: first!, reducedMotion: 'reduce' });
        await page.goto(address);
        await expectAccessible(page);
        for (const colorScheme of others) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expectAccessible(page, COLOURS);
        }
        await page.unrouteAll();
      });
    }
  });
}

function byFolder(addresses: readonly string[]): [folder: string, addresses: string[]][] {
  const folders = new Set(addresses.map(together));
  return [...folders].map((folder) => [folder, addresses.filter((address) => together(address) === folder)]);
}

for (const [folder, addresses] of byFolder(pagesIn('dist'))) {
  lookAt(`axe finds nothing in /${folder} (${addresses.length} pages) @phone`, addresses, (address) => [
    address.startsWith('nl/') ? 'dark' : 'light',
  ]);
}
for (const [folder, addresses] of byFolder(ONE_OF_A_KIND)) {
  lookAt(`axe finds nothing on one page of each kind in /${folder} @desktop`, addresses, () => THEMES);
}
