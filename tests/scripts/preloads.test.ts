import { expect, test } from 'vitest';
import { preloadSearch } from '../../scripts/build/preloads.mjs';

test('what the search imports is fetched beside it, at full speed', () => {
  const page =
    '<template><script type="module" fetchpriority="low" src="/shang/_astro/Answering.a.js"></script></template>';
  const code =
    'import{t as e}from"./translate.b.js";import{n}from"./text.c.js";import"https://elsewhere.example";';
  expect(preloadSearch(page, (script) => (script === 'Answering.a.js' ? code : ''))).toBe(
    '<template><script type="module" src="/shang/_astro/translate.b.js"></script>' +
      '<script type="module" src="/shang/_astro/text.c.js"></script>' +
      '<script type="module" src="/shang/_astro/Answering.a.js"></script></template>',
  );
});

test('a page without a search stays as it is', () => {
  const page = '<script type="module" fetchpriority="low" src="/_astro/Score.a.js"></script>';
  expect(preloadSearch(page, () => 'import"./other.js"')).toBe(page);
});
