import { describe, expect, it } from 'vitest';
import { PREPARATION } from '../../../src/games/yinzi/index.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { profileBox } from '../../../src/islands/yinzi/box/boxes.ts';
import { createBoxModel } from '../../../src/islands/yinzi/box/model.ts';
import { setupBox } from '../../../src/islands/yinzi/setup/boxes.ts';
import { readSetupLink, writeSetupLink } from '../../../src/islands/yinzi/setup/link.ts';
import { createSetupModel } from '../../../src/islands/yinzi/setup/model.ts';
import { tellStep } from '../../../src/islands/yinzi/setup/tell.ts';
import { LANGUAGES } from '../../../src/lib/languages.ts';
import { memoryStorage } from '../../../src/lib/memory-storage.ts';
import { en, nl } from '../../support/words.ts';

const WORDS = { en: translator('en', en), nl: translator('nl', nl) };

function open(storage = memoryStorage()) {
  let seeds = 0;
  const where = { storage: () => storage };
  const box = createBoxModel(profileBox(where));
  const model = createSetupModel({ draft: setupBox(where), box, newSeed: () => `seed${seeds++}` });
  return { model, box };
}

describe('the set-up helper', () => {
  it('draws on the first visit, and goes on where it was after a reload', () => {
    const storage = memoryStorage();
    const { model } = open(storage);
    model.start('');
    model.setPlayers(2);
    model.setName(1, 'Bo');
    model.tick('urban', true);
    model.tick('rate', true);
    model.tick('urban', false);
    const { model: again } = open(storage);
    again.start('');
    expect(again.draft.value).toEqual(model.draft.value);
    expect(again.draft.value).toMatchObject({
      players: 2,
      seed: 'seed0',
      ticks: ['rate'],
      names: ['', 'Bo', '', ''],
    });
    expect(again.setup.value).toEqual(model.setup.value);
  });

  it('draws anew, and back', () => {
    const { model } = open();
    model.start('');
    model.tick('urban', true);
    const before = model.setup.value;
    model.draw();
    expect(model.setup.value).not.toEqual(before);
    expect(model.draft.value.ticks).toEqual([]);
    model.undo();
    expect(model.setup.value).toEqual(before);
    expect(model.draft.value.ticks).toEqual(['urban']);
    expect(model.canUndo.value).toBe(false);
  });

  it('asks the box how many ships there are, once for each number of players', () => {
    const { model, box } = open();
    model.start('');
    expect(model.ships.value).toBeUndefined();
    box.set({ part: 'coast', at: 3 }, 4);
    box.set({ part: 'stacks', at: 3 }, 2);
    expect(model.ships.value?.coast).toHaveLength(4);
    expect(model.ships.value?.stacks).toHaveLength(2);
    model.setPlayers(4);
    expect(model.ships.value).toBeUndefined();
  });

  it('shows the same to whoever opens the link, ships too, and keeps what they had', () => {
    const [mine, yours] = [open(), open()];
    mine.model.start('');
    mine.box.set({ part: 'coast', at: 3 }, 4);
    mine.box.set({ part: 'stacks', at: 3 }, 2);
    const link = writeSetupLink({ ...mine.model.linked.value, seed: 'shared' });
    expect(link).toBe('#setup=shared&players=3&coast=4&stacks=2');
    mine.model.start(link);
    yours.model.start('');
    yours.model.tick('urban', true);
    yours.model.start(link);
    expect(yours.model.setup.value).toEqual(mine.model.setup.value);
    expect(yours.model.ships.value).toEqual(mine.model.ships.value);
    yours.model.undo();
    expect(yours.model.draft.value.ticks).toEqual(['urban']);
  });

  it('says of a mangled link that it is one, and changes nothing', () => {
    const { model } = open();
    model.start('');
    const before = model.draft.value;
    for (const link of [
      '#setup=&players=3',
      '#setup=a%20b&players=3',
      '#setup=abc',
      '#setup=abc&players=5',
      '#setup=abc&players=3&coast=x',
    ]) {
      expect(readSetupLink(link), link).toBe('damaged');
      model.start(link);
      expect(model.notice.value).toBe('damaged');
    }
    expect(model.draft.value).toEqual(before);
    expect(readSetupLink('#setup.crops')).toBeUndefined();
  });

  it('of two tabs: what one ticks the other keeps', () => {
    const storage = memoryStorage();
    const [one, two] = [open(storage).model, open(storage).model];
    one.start('');
    two.start('');
    one.tick('urban', true);
    two.tick('rate', true);
    one.readAgain();
    expect(one.draft.value.ticks).toEqual(['urban', 'rate']);
  });
});

describe('the steps in words', () => {
  const told = (players: 2 | 3 | 4, lang: 'en' | 'nl' = 'en') => {
    const { model, box } = open();
    model.start('');
    model.setPlayers(players);
    box.set({ part: 'coast', at: players }, 3);
    box.set({ part: 'stacks', at: players }, 2);
    const table = { players, names: ['Mei', '', '', ''], setup: model.setup.value, ships: model.ships.value };
    return Object.fromEntries(PREPARATION.map(({ step }) => [step, tellStep(step, table, WORDS[lang])]));
  };

  it('say the exact counts for two, three and four', () => {
    expect(told(2)['crops']?.text).toContain(
      'Mix 3 crop tiles of each of the six kinds, 18 in all; 2 of each stay in the box.',
    );
    expect(told(4)['crops']?.text).toContain('Mix all 5 crop tiles of each of the six kinds, 30 in all.');
    expect(told(3)['ships']?.text).toContain('put 2 back in the box, which leaves 10');
    expect(told(4)['ships']?.text).toContain('Shuffle the 12 East ships.');
    expect(told(3)['factories']?.text).toContain('12 factories in your colours, and open 3');
    expect(told(2)['routes']?.text).toContain('Make 3 stacks of four');
  });

  it.each(LANGUAGES)('tell every drawn thing, and keep apart what lies face down, in %s', (lang) => {
    const all = told(3, lang);
    expect(all['urban']?.drawn).toHaveLength(4);
    expect(all['crops']?.hidden[0]?.value.split(', ')).toHaveLength(18);
    expect(all['ships']?.drawn).toHaveLength(4); // back in the box, the coast, two stacks
    expect(all['factories']?.drawn[0]?.value.split('), ')).toHaveLength(3);
    expect(all['factories']?.hidden[0]?.value.split('), ')).toHaveLength(9);
    expect(all['routes']?.drawn).toHaveLength(4);
    const order = all['order']!.drawn.map(({ value }) => value);
    expect(order).toContain('Mei');
    const told1 = all['first-factory']!.drawn[0]!.value;
    expect(told1.startsWith(order.at(-1)!)).toBe(true); // in reverse
    expect(JSON.stringify(all)).not.toMatch(/[{]\w+[}]|undefined/);
  });
});
