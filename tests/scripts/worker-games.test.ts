import { beforeEach, describe, expect, it } from 'vitest';
import { site } from './support/worker-site.ts';
import { keepHouse, openWorld, startWorker, type World } from './support/worker-world.ts';

const ofYinzi = (paths: readonly string[]) => paths.filter((file) => file.includes('yinzi')).sort();
const ALL_OF_YINZI = 10 + 3; // pages, code and art

let world: World;
let worker: ReturnType<typeof startWorker>;
beforeEach(async () => {
  ({ world, worker } = await keepHouse(site('one')));
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
    const one = world.folder;
    world.folder = site('two');
    expect((await worker.visit('en/yinzi/3/', 'newer')).text).toContain('yinzi 3 of two');
    expect((await worker.load('shell.js', 'newer')).text).toBe('shell of two');
    expect((await worker.visit('en/', 'older')).text).toContain('home of one');
    expect((await worker.load('shell.js', 'older')).text).toBe('shell of one');
    worker = startWorker(world, one); // after a pause it still knows
    expect((await worker.load('shell.js', 'newer')).text).toBe('shell of two');
    expect(world.kept().filter((file) => file.includes('two'))).toEqual([]);
  });

  it('takes no file of another one in the place of one that is missing', async () => {
    world.lose(['shell.js']);
    world.folder = site('two');
    await expect(worker.load('shell.js')).rejects.toThrow(/not of version/);
  });

  /** The host has the next one, and it takes over while a tab of the first is open. */
  async function next(name = 'two') {
    world.tabs.splice(0, 1, { id: 'old', url: 'https://shang.example/en/' });
    world.folder = site(name);
    const taking = startWorker(world);
    await taking.install();
    await taking.activate();
    return taking;
  }

  it('leaves a tab that came with it its files when the next takes over', async () => {
    const two = await next();
    expect((await two.load('shell.js', 'old')).text).toBe('shell of one');
    await two.visit('en/', 'new');
    expect((await two.load('shell.js', 'new')).text).toBe('shell of two');
    expect((await two.load('shell.js', 'old')).text).toBe('shell of one');
    world.broken.add('keys');
    expect((await two.load('shell.js', 'old')).text).toBe('shell of two'); // there is no other way then
  });

  it('leaves a tab its files too when its cache was emptied and filled again', async () => {
    world.lose([...world.kept(), '.games', '.old-tabs']);
    await worker.visit('en/', 'old');
    expect((await (await next()).load('shell.js', 'old')).text).toBe('shell of one');
  });

  it('that never took over has no tabs', async () => {
    world.folder = site('two');
    world.spoil = (file, text) => (file === 'en/index.html' ? undefined : text);
    await expect(startWorker(world).install()).rejects.toThrow(/404/);
    world.spoil = (_, text) => text;
    const three = await next('three');
    world.loseIn(0, ['shell.js']);
    expect((await three.load('shell.js', 'old')).text).toBe('shell of three');
  });

  it('takes over also where nothing can be written down', async () => {
    world.broken.add('put');
    world.claims = 0;
    await worker.activate();
    expect(world.claims).toBe(1);
  });
});
