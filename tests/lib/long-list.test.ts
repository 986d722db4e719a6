import { describe, expect, it } from 'vitest';
import { createLongList } from '../../src/lib/long-list.ts';
import { memoryStorage } from '../support/storage.ts';

interface Thing {
  readonly id: string;
  readonly date: string;
  readonly n: number;
}

const parseEntry = (data: unknown): Thing | undefined => {
  const { id, date, n } = (data ?? {}) as Partial<Thing>;
  return typeof id === 'string' && typeof date === 'string' && typeof n === 'number'
    ? { id, date, n }
    : undefined;
};

const merge = (entries: readonly Thing[], more: readonly Thing[]): Thing[] =>
  [...new Map([...entries, ...more].map((one) => [one.id, one])).values()].sort((a, b) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
  );

type Kept = Record<string, string>;

const open = (kept: Kept, storage = memoryStorage(kept)) =>
  createLongList<Thing>({ name: 'things', version: 1, parseEntry, merge, storage: () => storage });

const KEY = 'shang.things';
const thing = (n: number): Thing => ({
  id: `thing-${n}`,
  date: new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString(),
  n,
});
const things = (count: number, from = 0): Thing[] => Array.from({ length: count }, (_, n) => thing(from + n));
const text = (data: unknown[], version = 1): string => JSON.stringify({ version, data });
const parts = (kept: Kept): string[] => Object.keys(kept).filter((key) => key.startsWith(`${KEY}.part.`));

/** A storage in which there is room for so many letters. */
function small(kept: Kept, room: number): Storage {
  const storage = memoryStorage(kept);
  const setItem = (key: string, value: string): void => {
    const others = Object.entries(kept).reduce(
      (sum, [k, v]) => sum + (k === key ? 0 : k.length + v.length),
      0,
    );
    if (others + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  return new Proxy(storage, { get: (all, name) => (name === 'setItem' ? setItem : Reflect.get(all, name)) });
}

describe('a list that grows for years', () => {
  const all = things(1234);

  it('takes over the list of an earlier version, whole and in order, and shortens it', () => {
    const kept: Kept = { [KEY]: text(all) };
    const list = open(kept);
    expect(list.latest(20)).toEqual({ value: all.slice(0, 20), all: 1234 });
    list.tidy();
    expect(parts(kept)).toHaveLength(12);
    expect(JSON.parse(kept[KEY]!).data).toHaveLength(100);
    expect(open(kept).read()).toEqual({ value: all });
    expect(open(kept).latest(250)).toEqual({ value: all.slice(0, 250), all: 1234 });
  });

  it('writes a hundred entries, not thousands, for one that comes or goes', async () => {
    const kept: Kept = { [KEY]: text(all) };
    open(kept).tidy();
    const storage = memoryStorage(kept);
    let letters = 0;
    const counting = new Proxy(storage, {
      get: (target, name) =>
        name === 'setItem'
          ? (key: string, value: string) => {
              letters += value.length;
              storage.setItem(key, value);
            }
          : Reflect.get(target, name),
    });
    const list = open(kept, counting);
    await list.add([thing(-1)]);
    await list.remove('thing-777');
    expect(letters).toBeLessThan(text(things(250)).length);
    expect(open(kept).read().value).toEqual([thing(-1), ...all.filter(({ n }) => n !== 777)]);
  });

  it('finds one wherever it lies, and gives its place to the one that comes under its id', async () => {
    const kept: Kept = { [KEY]: text(all) };
    const list = open(kept);
    list.tidy();
    for (const n of [0, 99, 100, 640, 1233]) expect(list.find(`thing-${n}`)).toEqual(thing(n));
    expect(list.find('thing-5000')).toBeUndefined();
    const moved = { ...thing(640), date: thing(-5).date, n: -640 };
    await list.add([moved]);
    const { value } = open(kept).read();
    expect(value).toHaveLength(1234);
    expect(value!.filter(({ id }) => id === 'thing-640')).toEqual([moved]);
  });

  it('puts what comes in between where it belongs, and parts a part that grows', async () => {
    const kept: Kept = { [KEY]: text(all) };
    const list = open(kept);
    list.tidy();
    const between = things(150).map((one) => ({ ...one, id: `other-${one.n}`, date: thing(450).date }));
    await list.add(between);
    expect(open(kept).latest(2000).value).toEqual(open(kept).read().value);
    expect(open(kept).read().value).toHaveLength(1384);
    for (const key of [KEY, ...parts(kept)])
      expect(JSON.parse(kept[key]!).data.length).toBeLessThanOrEqual(200);
  });

  it('goes on where a crash stopped it between two writes', () => {
    const kept: Kept = { [KEY]: text(all) };
    const storage = memoryStorage(kept);
    let left = 7;
    const dies = new Proxy(storage, {
      get: (target, name) =>
        name === 'setItem'
          ? (key: string, value: string) => {
              if (left-- > 0) storage.setItem(key, value);
            }
          : Reflect.get(target, name),
    });
    open(kept, dies).tidy(); // what comes after the seventh write never arrives
    expect(parts(kept)).toHaveLength(7);
    expect(open(kept).read()).toEqual({ value: all });
    open(kept).tidy();
    expect(JSON.parse(kept[KEY]!).data.length).toBeLessThanOrEqual(200);
    expect(open(kept).read()).toEqual({ value: all });
    expect(open(kept).latest(2000).all).toBe(1234);
  });

  it('keeps the change made to what lies in two places', () => {
    const changed = { ...thing(500), n: -1 };
    const kept: Kept = { [KEY]: text(all) };
    open(kept).tidy();
    kept[KEY] = text(all.with(500, changed)); // an earlier version in another tab wrote the whole list again
    expect(open(kept).read().value).toEqual(all.with(500, changed));
    open(kept).tidy();
    expect(open(kept).read().value).toEqual(all.with(500, changed));
    expect(Object.values(kept).join().split('"thing-500"')).toHaveLength(2);
  });

  it('puts damaged entries of any part aside, numbered, and reads the others', () => {
    const kept: Kept = { [KEY]: text(all) };
    open(kept).tidy();
    const key = parts(kept)[4]!;
    const first = JSON.parse(kept[key]!).data[0] as Thing;
    kept[key] = kept[key]!.replace(`"n":${first.n}}`, `"n":"${first.n}"}`);
    const { value, trouble } = open(kept).read();
    expect(trouble).toBe('damaged');
    expect(value).toEqual(all.filter(({ n }) => n !== first.n));
    expect(kept[`${KEY}.damaged.1`]).toContain(`"n":"${first.n}"`);
    kept[key] = 'nothing to be read';
    expect(open(kept).read().value).toHaveLength(1234 - 100);
    expect(kept[`${KEY}.damaged.2`]).toBe('nothing to be read');
    expect(kept[key]).toBeUndefined();
  });

  it('brings back what can be read after all, but not over what is in a part', () => {
    const kept: Kept = { [KEY]: text(all) };
    open(kept).tidy();
    kept[`${KEY}.damaged.1`] = text([{ ...thing(700), n: -1 }, thing(2000)]);
    expect(open(kept).read().value).toEqual([...all, thing(2000)]);
  });

  it('loses nothing of a long list in which a letter is wrong', () => {
    const whole = text(all);
    const kept: Kept = { [KEY]: `${whole.slice(0, 5000)}~${whole.slice(5001)}` };
    const list = open(kept);
    list.tidy();
    const { value } = open(kept).read();
    expect(value!.length).toBeGreaterThanOrEqual(1232);
    const everything = Object.values(kept).join();
    for (const { id } of all)
      expect(everything.includes(`"${id}"`) || everything.includes('~'), id).toBe(true);
  });

  it('sorts a long list that somebody has mixed up', () => {
    const kept: Kept = { [KEY]: text(all.toReversed()) };
    open(kept).tidy();
    expect(open(kept).read().value).toEqual(all);
    expect(open(kept).latest(30).value).toEqual(all.slice(0, 30));
  });

  it('leaves alone what is newer, be it one part', async () => {
    const kept: Kept = { [KEY]: text(all) };
    open(kept).tidy();
    const key = parts(kept)[3]!;
    kept[key] = text([{ what: 'nobody knows' }], 2);
    const before = { ...kept };
    const list = open(kept);
    expect(list.read()).toEqual({ trouble: 'newer' });
    expect(list.latest(20).trouble).toBe('newer');
    expect(await list.add([thing(-1)])).toBe('newer');
    expect(await list.remove('thing-1')).toBe('newer');
    expect(list.write([])).toBe('newer');
    expect(list.forget()).toBe('newer');
    list.tidy();
    expect(kept).toEqual(before);
  });

  it('parts as much as there is room for, and loses nothing where there is none', async () => {
    const whole = text(all);
    for (const spare of [0, 500, 8000, 30_000]) {
      const kept: Kept = { [KEY]: whole };
      const storage = small(kept, KEY.length + whole.length + spare);
      const list = open(kept, storage);
      list.tidy();
      expect(open(kept, storage).read(), `${spare}`).toEqual({ value: all });
      expect(parts(kept).length > 0, `${spare}`).toBe(spare >= 8000);
      const failed = await open(kept, small(kept, 10)).add([thing(-1)]);
      expect(failed).toBe('full');
      expect(open(kept).read().value).toEqual(all);
    }
  });

  it('takes the place of all that is there, in little room too, or changes nothing', () => {
    const others = things(1000, 5000);
    const kept: Kept = {};
    expect(open(kept).write(all)).toBeUndefined();
    const room = Object.entries(kept).join().length + 3000;
    expect(open(kept, small(kept, room)).write(others)).toBeUndefined();
    expect(open(kept).read().value).toEqual(others);
    const before = { ...kept };
    expect(open(kept, small(kept, room)).write(things(3000))).toBe('full');
    expect(open(kept).read().value).toEqual(others);
    expect(Object.keys(kept)).toHaveLength(Object.keys(before).length);
  });

  it('reads a piece at a time for who has time', () => {
    const kept: Kept = { [KEY]: text(all) };
    const reading = open(kept).slowly();
    let rests = 0;
    let step = reading.next();
    for (; !step.done; step = reading.next()) rests++;
    expect(rests).toBe(14); // once to part them
    expect(step.value).toEqual(all);
  });

  it('is forgotten whole', () => {
    const kept: Kept = { [KEY]: text(all) };
    open(kept).tidy();
    expect(open(kept).forget()).toBeUndefined();
    expect(kept).toEqual({});
  });
});
