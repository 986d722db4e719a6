import { describe, expect, it } from 'vitest';
import { outlook, view } from '../../../../../src/games/dunhuang/index.ts';
import { boardFace } from '../../../../../src/islands/dunhuang/table/board-face.ts';
import { standingOf } from '../../../../../src/islands/dunhuang/table/words/standing.ts';
import { plainText } from '../../../../../src/islands/table/ui/sentences.ts';
import { wander } from '../../../table/support/table.ts';
import { speechFor } from '../support/speech.ts';

const moments = ['a', 'd', 'e'].flatMap((seed) => wander(3, seed)).map(({ state }) => view(state, undefined));
const en = speechFor('en');
const turns = moments.filter(({ ask }) => ask === 'camel');

describe('how a game stands', () => {
  it('is told between turns, not in the middle of one', async () => {
    for (const seen of moments) {
      const told = await boardFace.standingOf!(seen, en as never);
      expect(told).toEqual(seen.ask === 'camel' ? standingOf(seen, en) : undefined);
    }
  });

  it('names everybody who could win by what lies open', () => {
    for (const seen of turns) {
      const near = standingOf(seen, en).flatMap((one) => one.near ?? []);
      expect(near).toEqual([0, 1, 2].filter((seat) => outlook.couldWin(seen, seat as 0)));
    }
    const told = turns.flatMap((seen) => standingOf(seen, en)).find(({ near }) => near !== undefined)!;
    expect(plainText([told.told])).toBe(`${en.name(told.near!)} could win on their next turn.`);
  });

  it('tells of the last cards, and then of the last round', () => {
    const last = turns.at(-1)!;
    const say = (pile: number, closing: boolean, lang: 'en' | 'nl' = 'en') => {
      const poor = last.seats.map((seat) => ({ ...seat, tokens: [] }));
      const told = standingOf({ ...last, seats: poor, pile, closing }, speechFor(lang));
      return plainText(told.map((one) => one.told));
    };
    expect(say(4, false)).toBe('');
    expect(say(3, false)).toBe('Only 3 cards are left in the draw pile. The last round is near.');
    expect(say(1, false, 'nl')).toBe('Nog maar 1 kaart in de trekstapel. De laatste ronde komt eraan.');
    expect(say(0, true)).toBe(en.t('event.ran-short'));
  });
});
