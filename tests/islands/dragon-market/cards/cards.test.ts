import { beforeEach, describe, expect, it } from 'vitest';
import { createGame, openView } from '../../../../src/games/dragon-market/index.ts';
import { cardsBox } from '../../../../src/islands/dragon-market/cards/boxes.ts';
import { readCardsFile, writeCardsFile } from '../../../../src/islands/dragon-market/cards/file.ts';
import { createCardsModel } from '../../../../src/islands/dragon-market/cards/model.ts';
import { deckOf, NO_CARDS, parseCards } from '../../../../src/islands/dragon-market/cards/own-cards.ts';
import {
  OWN,
  optionsOf,
  readOwn,
  wishedDeck,
} from '../../../../src/islands/dragon-market/table/new-game/own.ts';
import { memoryStorage } from '../../../../src/lib/memory-storage.ts';

const typed = {
  ...NO_CARDS,
  names: NO_CARDS.names.with(4, 'jade cup'),
  blue: [
    { goods: [0, 1, 2, 3], power: null },
    { goods: [4, 5, 6, 7], power: null },
  ],
  red: [{ goods: [8, 9, 10], power: 'jump' as const }],
};

describe('somebody who types in the cards of their box', () => {
  let storage: Storage;
  let model: ReturnType<typeof createCardsModel>;
  const kept = () => cardsBox({ storage: () => storage }).read().value;
  const type = (...kinds: number[]) => {
    for (const kind of kinds) model.blue.toggle(kind);
  };

  beforeEach(() => {
    storage = memoryStorage();
    model = createCardsModel(cardsBox({ storage: () => storage }));
    model.load();
  });

  it('taps four goods for a blue card, which is kept when it is added', () => {
    type(3, 1, 2);
    expect(model.blue.canAdd.value).toBe(false);
    type(0, 19); // a fifth does not go on it
    expect(model.blue.draft.value.card.goods).toEqual([3, 1, 2, 0]);
    model.blue.add();
    expect(kept()?.blue).toEqual([{ goods: [0, 1, 2, 3], power: null }]);
    expect(model.blue.draft.value.card.goods).toEqual([]);
  });

  it('needs three goods and a power for a red one', () => {
    for (const kind of [5, 6, 7]) model.red.toggle(kind);
    expect(model.red.canAdd.value).toBe(false);
    model.red.setPower('leap');
    expect(model.red.canAdd.value).toBe(true);
    model.red.add();
    expect(kept()?.red).toEqual([{ goods: [5, 6, 7], power: 'leap' }]);
  });

  it('is told of a card that is there already, changes one and removes one', () => {
    type(0, 1, 2, 3);
    model.blue.add();
    type(3, 2, 1, 0);
    expect(model.blue.twin.value).toBe(0);
    expect(model.blue.canAdd.value).toBe(false);
    model.blue.cancel();
    model.blue.change(model.blue.cards.value[0]!);
    expect(model.blue.canAdd.value).toBe(true);
    type(0, 9);
    model.blue.add();
    expect(kept()?.blue).toEqual([{ goods: [1, 2, 3, 9], power: null }]);
    model.blue.remove(model.blue.cards.value[0]!);
    expect(kept()?.blue).toEqual([]);
    model.undo();
    expect(kept()?.blue).toHaveLength(1);
  });

  it('names goods, takes all away, and has it back', () => {
    model.rename(4, 'jade cup');
    expect(kept()?.names[4]).toBe('jade cup');
    model.clear();
    expect(kept()).toEqual(NO_CARDS);
    model.undo();
    expect(kept()?.names[4]).toBe('jade cup');
  });

  it('brings them by a file; one that makes no sense changes nothing and says why', () => {
    model.openFile(writeCardsFile(typed));
    expect(kept()).toEqual(typed);
    for (const [text, problem] of [
      ['{', 'not-ours'],
      ['{"format":"shang-games","version":1}', 'not-ours'],
      ['{"format":"shang-dragon-market-cards","version":2}', 'newer'],
      [writeCardsFile({ ...typed, blue: [{ goods: [0, 0, 1, 2], power: null }] }), 'damaged'],
      [writeCardsFile({ ...typed, red: [{ goods: [0, 1, 2], power: null }] }), 'damaged'],
    ]) {
      model.openFile(text!);
      expect(model.problem.value).toBe(problem);
      expect(kept()).toEqual(typed);
    }
    expect(readCardsFile(writeCardsFile(typed))).toEqual(typed);
    expect(parseCards({ ...typed, names: ['too', 'few'] })).toBeUndefined();
  });
});

describe('a new game', () => {
  it('is played with one’s own cards where there are enough of that colour', () => {
    const mine = { ...OWN, cards: 'mine' as const };
    const options = optionsOf(mine, 2, typed);
    expect(options).toEqual({
      deck: {
        blue: [
          [0, 1, 2, 3],
          [4, 5, 6, 7],
        ],
      },
    });
    const state = createGame({ players: 2, seed: 'own', ...options });
    const asked = openView(state).sides.map(({ need }) => [...need]);
    expect(asked.toSorted((a, b) => a[0]! - b[0]!)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ]);
    expect(wishedDeck(mine, 3, typed)).toBeUndefined();
    expect(deckOf(typed, 'red', 2)).toBeUndefined();
    expect(optionsOf(OWN, 3, typed)).toEqual({});
    expect(readOwn({ cards: 'mine' }).cards).toBe('mine');
    expect(readOwn({}).cards).toBe('ours');
  });
});
