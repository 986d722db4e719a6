import { buildSite } from './worker-world.ts';

const GAMES = ['dunhuang', 'yinzi'];
const STYLES = `<style>${'p{color:red}'.repeat(99)}</style>`;
const page = (text: string, script = '') => `<html><head>${STYLES}</head><p>${text}</p>${script}</html>`;
const script = (name: string) => `<script src="/_astro/${name}"></script>`;

/** A house with two games, each with ten pages and code of its own, in a version of our choice. */
export function site(version: string, more: Record<string, string> = {}): string {
  const pagesOf = (game: string) =>
    Array.from({ length: 10 }, (_, n) => [
      `en/${game}/${n}/index.html`,
      page(`${game} ${n} of ${version}`, script(`${game}.${version}.js`)),
    ]);
  return buildSite(
    {
      'index.html': page('front step'),
      'en/index.html': page(`home of ${version}`, script('shared.js')),
      '404.html': page('not found'),
      'shell.js': `shell of ${version}`,
      'art/yinzi/coins.svg': `coins of ${version}`,
      '_astro/shared.js': 'shared',
      [`_astro/dunhuang.${version}.js`]: `import"./shared.js";import("./dunhuang-later.js")`,
      '_astro/dunhuang-later.js': 'later',
      [`_astro/yinzi.${version}.js`]: `import"./shared.js";new Worker("yinzi-bot.js")`,
      '_astro/yinzi-bot.js': 'bot',
      ...Object.fromEntries([...pagesOf('dunhuang'), ...pagesOf('yinzi')]),
      ...more,
    },
    GAMES,
  );
}
