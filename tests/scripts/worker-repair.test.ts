import { beforeEach, describe, expect, it } from 'vitest';
import { site } from './support/worker-site.ts';
import { keepHouse, openWorld, startWorker, type World } from './support/worker-world.ts';

let world: World;
let worker: ReturnType<typeof startWorker>;
beforeEach(async () => {
  ({ world, worker } = await keepHouse(site('one')));
});

async function goOffline(): Promise<void> {
  world.offline = true;
  worker = startWorker(world); // the browser has stopped it meanwhile: nothing is in its head
}

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

  it('is fetched once when it is asked for', async () => {
    world.lose(LOST);
    world.asked.length = 0;
    await worker.visit('en/dunhuang/3/');
    await worker.load('shell.js');
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
