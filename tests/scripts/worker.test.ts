import { beforeEach, describe, expect, it } from 'vitest';
import { buildSite, openWorld, startWorker, type World } from './support/worker-world.ts';

const GAMES = ['dunhuang', 'yinzi'];
const STYLES = `<style>${'p{color:red}'.repeat(99)}</style>`;
const page = (text: string, script = '') => `<html><head>${STYLES}</head><p>${text}</p>${script}</html>`;
const script = (name: string) => `<script src="/_astro/${name}"></script>`;

/** A house with two games, each with ten pages and code of its own, in a version of our choice. */
function site(version: string, more: Record<string, string> = {}): string {
  const rooms = (game: string) =>
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
      ...Object.fromEntries([...rooms('dunhuang'), ...rooms('yinzi')]),
      ...more,
    },
    GAMES,
  );
}

const ofYinzi = (paths: readonly string[]) => paths.filter((file) => file.includes('yinzi')).sort();
const ALL_OF_YINZI = 10 + 3; // pages, code and art

let world: World;
let worker: ReturnType<typeof startWorker>;
beforeEach(async () => {
  world = openWorld(site('one'));
  worker = startWorker(world);
  await worker.install();
  await worker.activate();
});

async function goOffline(): Promise<void> {
  world.offline = true;
  worker = startWorker(world); // the browser has stopped it meanwhile: nothing is in its head
}

describe('the games of a house', () => {
  it('are fetched when they are opened: a first visit keeps the first and what all need', async () => {
    expect(ofYinzi(world.kept())).toEqual([]);
    await goOffline();
    expect((await worker.visit('en/')).text).toContain('home of one');
    expect((await worker.visit('en/dunhuang/7/')).text).toContain('dunhuang 7 of one');
    expect((await worker.load('_astro/dunhuang-later.js')).text).toBe('later');
    const away = await worker.visit('en/yinzi/7/');
    expect(away.status).toBe(503);
    expect(away.text).toMatch(/^<html data-away/);
    expect((await worker.visit('en/nowhere/')).status).toBe(404);
  });

  it('are kept whole once one of their pages has been opened', async () => {
    expect((await worker.visit('en/yinzi/3/')).text).toContain('yinzi 3 of one');
    expect(ofYinzi(world.kept())).toHaveLength(ALL_OF_YINZI);
    await goOffline();
    expect((await worker.visit('en/yinzi/7/')).text).toContain('yinzi 7 of one');
    expect((await worker.load('_astro/yinzi-bot.js')).text).toBe('bot');
    expect((await worker.load('art/yinzi/coins.svg')).text).toBe('coins of one');
  });

  it('are kept from a first visit on that began with them', async () => {
    const other = openWorld(site('one'));
    other.tabs.push({ id: 'tab', url: 'https://shang.example/en/yinzi/2/?seed=3' });
    await startWorker(other).install();
    expect(ofYinzi(other.kept())).toHaveLength(ALL_OF_YINZI);
  });

  it('go on being fetched where that broke off', async () => {
    world.spoil = (file, text) => (/yinzi-bot|coins/.test(file) ? undefined : text);
    await worker.visit('en/yinzi/3/');
    expect(ofYinzi(world.kept())).toHaveLength(ALL_OF_YINZI - 2);
    world.spoil = (_, text) => text;
    world.asked.length = 0;
    await worker.visit('en/');
    expect(ofYinzi(world.kept())).toHaveLength(ALL_OF_YINZI);
    expect(world.asked.sort()).toEqual(['_astro/yinzi-bot.js', 'art/yinzi/coins.svg']);
  });

  it('are all kept when somebody asks for that, and let go when they change their mind', async () => {
    expect(await worker.ask({})).toEqual({ games: [{ id: 'yinzi', here: false }], everything: false });
    expect(await worker.ask({ everything: true })).toEqual({
      games: [{ id: 'yinzi', here: true }],
      everything: true,
    });
    expect(await worker.ask({ everything: false })).toEqual({
      games: [{ id: 'yinzi', here: false }],
      everything: false,
    });
    expect(ofYinzi(world.kept())).toEqual([]);
    expect((await worker.visit('en/dunhuang/7/')).status).toBe(200);
  });

  it.each(['opened', 'all'])('that were kept (%s) are kept of a newer version too', async (how) => {
    if (how === 'all') await worker.ask({ everything: true });
    else await worker.visit('en/yinzi/3/');
    world.folder = site('two');
    const next = startWorker(world);
    await next.install();
    await next.activate();
    world.tabs.length = 0; // they have all been reloaded
    await next.visit('en/');
    expect(world.versions).toBe(1);
    expect(ofYinzi(world.kept())).toHaveLength(ALL_OF_YINZI);
    world.offline = true;
    expect((await next.visit('en/yinzi/3/')).text).toContain('yinzi 3 of two');
  });
});

describe('a version', () => {
  it('is one version: a page that only the host has comes with all the host has', async () => {
    world.folder = site('two');
    expect((await worker.visit('en/yinzi/3/', 'newer')).text).toContain('yinzi 3 of two');
    expect((await worker.load('shell.js', 'newer')).text).toBe('shell of two');
    expect((await worker.visit('en/', 'older')).text).toContain('home of one');
    expect((await worker.load('shell.js', 'older')).text).toBe('shell of one');
    worker = startWorker(world); // after a pause it still knows
    expect((await worker.load('shell.js', 'newer')).text).toBe('shell of two');
    expect(world.kept().filter((file) => file.includes('two'))).toEqual([]);
  });

  it('takes no file of another one in the place of one that is missing', async () => {
    world.lose(['shell.js']);
    world.folder = site('two');
    await expect(worker.load('shell.js')).rejects.toThrow(/not of version/);
  });

  it('leaves a tab that came with it its files when the next takes over', async () => {
    world.tabs.push({ id: 'old', url: 'https://shang.example/en/' });
    world.folder = site('two');
    const next = startWorker(world);
    await next.install();
    await next.activate();
    expect((await next.load('shell.js', 'old')).text).toBe('shell of one');
    expect((await next.load('shell.js', 'new')).text).toBe('shell of two');
  });
});

describe('pages in packs', () => {
  const single = () => world.asked.filter((file) => /^en\/dunhuang\/\d\/$/.test(file));

  it('come as one file, with the headers of the host and their own prints', async () => {
    expect(world.asked).toContain('packs/dunhuang.json');
    expect(single()).toEqual([]);
    const { headers } = await worker.visit('en/dunhuang/4/');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });

  it.each([
    ['missing', () => undefined],
    ['half', (text: string) => text.slice(0, 500)],
    ['of another version', (text: string) => text.replaceAll('of one', 'of two')],
    ["somebody's login page", () => '<title>Welcome to our network</title>'],
    ['something else', () => '{}'],
  ])('are fetched one by one when the pack is %s', async (_, spoilt) => {
    world = openWorld(world.folder);
    world.spoil = (file, text) => (file.startsWith('packs/') ? spoilt(text) : text);
    worker = startWorker(world);
    await worker.install();
    expect(single()).toHaveLength(10);
    await goOffline();
    expect((await worker.visit('en/dunhuang/7/')).text).toContain('dunhuang 7 of one');
  });

  it('do not keep a version that is not whole', async () => {
    world = openWorld(world.folder);
    world.spoil = (file, text) => (file === 'shell.js' ? undefined : text);
    await expect(startWorker(world).install()).rejects.toThrow(/shell\.js answered 404/);
  });
});

describe('what is missing', () => {
  const LOST = ['en/dunhuang/3/', 'shell.js', '_astro/shared.js', '404.html'];

  it('comes again with the next visit, and only that', async () => {
    const before = world.kept().sort();
    world.lose(LOST);
    world.asked.length = 0;
    await worker.visit('en/');
    expect(world.kept().sort()).toEqual(before);
    expect(world.asked.sort()).toEqual([...LOST].sort());
  });

  it('comes again when everything is gone', async () => {
    const before = world.kept().sort();
    world.lose([...before, '.games', '.old-tabs']);
    expect((await worker.visit('en/')).text).toContain('home of one');
    expect(world.kept().sort()).toEqual(before);
  });

  it('is no reason to fail when it cannot be had: the rest is repaired', async () => {
    world.lose(LOST);
    world.spoil = (file, text) => (file === 'shell.js' ? 'another' : text);
    await worker.visit('en/');
    expect(LOST.filter((file) => !world.kept().includes(file))).toEqual(['shell.js']);
    await worker.visit('en/'); // and no harm is done
    world.spoil = (_, text) => text;
    await worker.visit('en/');
    expect(world.kept()).toContain('shell.js');
  });
});

describe('storage that fails', () => {
  it.each(['open', 'match', 'put', 'keys'] as const)(
    'at %s leaves the network, and is used again when it works',
    async (verb) => {
      world.lose(['en/dunhuang/3/', 'shell.js']);
      world.broken.add(verb);
      worker = startWorker(world);
      expect((await worker.visit('en/dunhuang/3/')).text).toContain('dunhuang 3 of one');
      expect((await worker.visit('en/yinzi/3/')).text).toContain('yinzi 3 of one');
      expect((await worker.load('shell.js')).text).toBe('shell of one');
      expect((await worker.visit('en')).status).toBe(301);
      world.broken.clear();
      await worker.visit('en/');
      await goOffline();
      expect((await worker.load('shell.js')).text).toBe('shell of one');
    },
  );

  it('fails an installation, and nothing else', async () => {
    world = openWorld(world.folder);
    world.broken.add('put');
    await expect(startWorker(world).install()).rejects.toThrow(/put is broken/);
  });
});
