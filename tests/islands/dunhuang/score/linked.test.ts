import { describe, expect, it } from 'vitest';
import { encodeSheet } from '../../../../src/islands/dunhuang/score/link.ts';
import type { ScoreModel } from '../../../../src/islands/dunhuang/score/model.ts';
import { memoryStorage } from '../../../support/storage.ts';
import { openModel } from './support.ts';

const linkTo = (seat: 2 | 3, good: 8 | 9) => {
  const sent = openModel();
  sent.addCard(seat, good);
  return `#sheet=${encodeSheet(sent.sheet.value)}`;
};
const link = linkTo(2, 9);
const hands = (model: ScoreModel) => model.sheet.value.players.map(({ hand }) => hand);

const withoutRoom = (kept: Record<string, string>): Storage => ({
  ...memoryStorage(kept),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

/** Somebody in the middle of a count, who follows the link. */
function counting() {
  const kept: Record<string, string> = {};
  const model = openModel(kept);
  model.addCard(0, 7);
  expect(model.follow(link)).toBe(false);
  expect(hands(openModel(kept))).toEqual([[7], [], [], []]);
  return { model, kept };
}

describe('the sheet of a link', () => {
  it('is opened at once where nothing is being counted, and another in its place', () => {
    const model = openModel();
    expect(model.follow(link)).toBe(true);
    expect(hands(model)).toEqual([[], [], [9], []]);
    expect(model.follow(linkTo(3, 8))).toBe(true);
    expect(hands(model)).toEqual([[], [], [], [8]]);
  });

  it('is a count of its own once somebody changes it', () => {
    const model = openModel();
    model.follow(link);
    model.addCard(0, 1);
    expect(model.follow(linkTo(3, 8))).toBe(false);
    expect(model.question.value).toBeDefined();
  });

  it('is opened when somebody says so; what they were counting goes to the history', async () => {
    const { model, kept } = counting();
    await model.answer('open');
    expect(model.question.value).toBeUndefined();
    const again = openModel(kept);
    expect(hands(again)).toEqual([[], [], [9], []]);
    expect(again.entries.value.map(({ sheet }) => sheet.players[0]!.hand)).toEqual([[7]]);
    model.notice.value!.undo!();
    expect(hands(openModel(kept))).toEqual([[7], [], [], []]);
  });

  it('goes to the history itself when somebody wants to count on', async () => {
    const { model, kept } = counting();
    await model.answer('keep');
    const again = openModel(kept);
    expect(hands(again)).toEqual([[7], [], [], []]);
    expect(again.entries.value.map(({ sheet }) => sheet.players[2]!.hand)).toEqual([[9]]);
  });

  it('is left when somebody says so', async () => {
    const { model, kept } = counting();
    await model.answer('leave');
    expect(hands(openModel(kept))).toEqual([[7], [], [], []]);
    expect(openModel(kept).entries.value).toEqual([]);
  });

  it('is opened without a question where the count is in the history as it is', async () => {
    const model = openModel();
    model.addCard(0, 7);
    await model.save();
    expect(model.follow(link)).toBe(true);
    expect(hands(model)).toEqual([[], [], [9], []]);
  });

  it('is not opened before the count is kept, where there is no room for it', async () => {
    const { kept } = counting();
    const full = openModel(kept, () => withoutRoom(kept));
    full.follow(link);
    await full.answer('open');
    expect(full.question.value).toBeDefined();
    expect(full.trouble.value).toBe('full');
    expect(hands(full)).toEqual([[7], [], [], []]);
  });
});

describe('a game of the history', () => {
  it('is shown, and what was being counted goes to the history', async () => {
    const kept = {};
    const model = openModel(kept);
    model.addCard(0, 7);
    await model.save();
    model.clear();
    model.addCard(1, 3);
    await model.show(model.entries.value[0]!.id);
    expect(hands(model)).toEqual([[7], [], [], []]);
    const sheets = openModel(kept).entries.value.map(({ sheet }) => sheet.players.map(({ hand }) => hand));
    expect(sheets).toContainEqual([[], [3], [], []]);
    expect(sheets).toHaveLength(2);
  });

  const another = async (kept: Record<string, string>) => {
    const model = openModel(kept);
    model.addCard(0, 7);
    await model.save();
    model.clear();
    model.addCard(1, 3);
    return model;
  };

  it('is shown before anything is written; until it is, what was being counted is what is kept', async () => {
    const kept = {};
    const model = await another(kept);
    const shown = model.show(model.entries.value[0]!.id);
    expect(hands(model)).toEqual([[7], [], [], []]);
    expect(hands(openModel(kept))).toEqual([[], [3], [], []]);
    await shown;
    expect(hands(openModel(kept))).toEqual([[7], [], [], []]);
  });

  it('goes back to what was being counted, and to one game in the history for it', async () => {
    const kept = {};
    const model = await another(kept);
    await model.show(model.entries.value.at(-1)!.id);
    model.notice.value!.undo!();
    expect(hands(openModel(kept))).toEqual([[], [3], [], []]);
    await model.save();
    expect(openModel(kept).entries.value).toHaveLength(2);
  });

  it('makes way again for a count that there is no room to keep', async () => {
    const kept = {};
    await another(kept);
    const full = openModel(kept, () => withoutRoom(kept));
    await full.show(full.entries.value[0]!.id);
    expect(hands(full)).toEqual([[], [3], [], []]);
    expect(full.trouble.value).toBe('full');
    expect(hands(openModel(kept))).toEqual([[], [3], [], []]);
  });
});
