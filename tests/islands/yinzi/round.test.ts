import { describe, expect, it } from 'vitest';
import {
  BONUSES,
  checkTap,
  drawSetup,
  FORTUNE_ACTIONS,
  PHASES,
  RULES,
  type Tap,
  WORK_ACTIONS,
} from '../../../src/games/yinzi/index.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { roundBox } from '../../../src/islands/yinzi/round/boxes.ts';
import { createRoundModel } from '../../../src/islands/yinzi/round/model.ts';
import { remindersOf, tellTap, whereWeAre, whoseTurn } from '../../../src/islands/yinzi/round/tell.ts';
import { setupBox } from '../../../src/islands/yinzi/setup/boxes.ts';
import { memoryStorage } from '../../../src/lib/memory-storage.ts';
import { en, nl } from '../../support/words.ts';

const WORDS = { en: translator('en', en), nl: translator('nl', nl) };

function open(storage = memoryStorage()) {
  const where = { storage: () => storage };
  let ids = 0;
  const model = createRoundModel({
    box: roundBox(where),
    setup: setupBox(where),
    newId: () => `game${ids++}`,
  });
  model.load();
  return model;
}

function begun(storage = memoryStorage()) {
  const model = open(storage);
  model.setPlayers(2);
  model.setName(0, 'Mei');
  model.setName(1, 'Bo');
  model.begin();
  return model;
}

const said = (model: ReturnType<typeof open>, lang: 'en' | 'nl' = 'en') => {
  const followed = { standing: model.standing.value, names: model.followed.value.names };
  return [
    whereWeAre(followed.standing, WORDS[lang]),
    whoseTurn(followed, WORDS[lang]),
    ...remindersOf(followed, WORDS[lang]).map(({ text }) => text),
  ];
};
const bonus = (name: (typeof BONUSES)[number]): Tap => ({ type: 'bonus', bonus: name });
const card = (action: (typeof FORTUNE_ACTIONS)[number], value: 1 | 2 | 3, taxed = false): Tap => ({
  type: 'fortune',
  action,
  value,
  taxed,
});
const NEXT: Tap = { type: 'next' };

describe('a game that is followed', () => {
  it('says where it is and whose action, and is there again after a reload', () => {
    const storage = memoryStorage();
    const model = begun(storage);
    expect(said(model).slice(0, 2)).toEqual(['Round 1 of 4 · 1. Bonus', 'Mei chooses a bonus']);
    model.tap(bonus('boat'));
    model.tap(bonus('sales'));
    expect(said(model)[1]).toBe('Everybody is done');
    model.tap(NEXT);
    const again = open(storage);
    expect(said(again).slice(0, 2)).toEqual(['Round 1 of 4 · 2. Actions', 'Bo: action 1 of 6']);
    expect(said(again)).toContain('Bo: 1 copper more for every cube sold.');
    expect(said(again, 'nl')[1]).toBe('Bo: actie 1 van 6');
  });

  it('takes no tap that a rule stands against, and takes back what was tapped', () => {
    const model = begun();
    model.tap(bonus('boat'));
    model.tap(bonus('boat'));
    expect(model.followed.value.game.taps).toHaveLength(1);
    model.undo();
    model.undo();
    expect(model.followed.value.game.taps).toEqual([]);
    expect(model.canUndo.value).toBe(false);
  });

  it('of two tabs: a tap on what is no longer there changes nothing', async () => {
    const storage = memoryStorage();
    const one = begun(storage);
    const two = open(storage);
    one.tap(bonus('boat'));
    await two.tap(bonus('sales')); // it still shows Mei's choice, which is made
    expect(two.followed.value.game.taps).toEqual([bonus('boat')]);
    await two.tap(bonus('sales'));
    one.load();
    expect(one.followed.value.game.taps).toEqual([bonus('boat'), bonus('sales')]);
    one.undo();
    expect(one.followed.value.game.taps).toEqual([bonus('boat')]);
  });

  it('round.taxes: what everybody owes, as far as it was told', () => {
    const model = begun();
    for (const tap of [bonus('boat'), bonus('no-taxes'), NEXT]) model.tap(tap);
    const actions = ['boats', 'sell', 'plant'] as const;
    for (const [i, action] of actions.entries()) {
      model.tap(card(action, 3)); // Bo, who has the bonus
      model.tap(card(action, 2, i === 0));
    }
    for (const action of ['war', 'ships', 'undertakings'] as const) {
      model.tap({ type: 'work', action });
      model.tap({ type: 'work', action });
    }
    model.tap(NEXT);
    const goTo = (phase: string): void => {
      while (model.standing.value.phase !== phase) model.tap(NEXT);
    };
    goTo('war');
    expect(said(model)).toContain('Slots from the left: Bo, Mei. Veterans stand before them.');
    goTo('taxes');
    expect(said(model)).toContain('Bo: no taxes.');
    expect(said(model)).toContain('Mei: 2 + 2 + 2 + 1 on the tax space: 1 silver.');
  });

  it('begins with whom the set-up helper seated, and a new game can be taken back until the first tap', () => {
    const storage = memoryStorage();
    const draft = {
      players: 3,
      seed: 'abc',
      names: ['Mei', 'Bo', 'Lin', ''],
      ticks: [],
      drawn: true,
    } as const;
    setupBox({ storage: () => storage }).write(draft);
    const model = open(storage);
    const { order } = drawSetup(draft);
    expect(model.asking.value?.names.slice(0, 3)).toEqual(order.map((seat) => draft.names[seat]));
    model.begin();
    model.tap(bonus('fed'));
    model.ask();
    model.begin();
    expect(model.followed.value.game.taps).toEqual([]);
    model.goBack();
    expect(model.followed.value.game.taps).toEqual([bonus('fed')]);
    expect(model.canReturn.value).toBe(false);
  });

  it('has something to say in every phase to the end, each line with a rule, in both languages', () => {
    const every: Tap[] = [
      ...BONUSES.map(bonus),
      ...FORTUNE_ACTIONS.map((action) => card(action, 2)),
      ...WORK_ACTIONS.map((action): Tap => ({ type: 'work', action })),
      NEXT,
    ];
    const model = begun();
    const seen = new Set<string>();
    while (!model.standing.value.over) {
      const { standing, followed } = model;
      seen.add(standing.value.phase);
      for (const words of [WORDS.en, WORDS.nl]) {
        const lines = remindersOf({ standing: standing.value, names: followed.value.names }, words);
        expect(lines.length).toBeGreaterThan(0);
        for (const { text, rule } of lines) {
          expect(text).not.toMatch(/[{]\w+[}]|undefined/);
          expect(RULES).toContain(rule);
        }
      }
      const tap = every.find((one) => checkTap(standing.value, one) === undefined)!;
      expect(tellTap(tap, WORDS.nl)).not.toBe('');
      model.tap(tap);
    }
    expect([...seen]).toEqual([...PHASES]);
    expect(said(model)[0]).toBe('The fourth round is over');
  });
});
