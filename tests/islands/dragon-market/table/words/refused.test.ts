import { expect, it } from 'vitest';
import { BLUE, check, view } from '../../../../../src/games/dragon-market/index.ts';
import { pick } from '../../../../../src/i18n/dragon-market/index.ts';
import { tellAbout } from '../../../../../src/islands/dragon-market/table/words/meaning.ts';
import { askFor } from '../../../../../src/islands/dragon-market/table/words/prompt.ts';
import { tellRefusal } from '../../../../../src/islands/dragon-market/table/words/refused.ts';
import { speechOf, WORDS } from '../../../../../src/islands/dragon-market/table/words/speech.ts';
import { bay } from '../../../../games/dragon-market/support/bay.ts';
import { seated } from '../support/choosing.ts';
import { speechFor } from '../support/speech.ts';

const BLOCKED = `
  A . . . . .
  . . 1 1a 1b .
  . . 0 0a 0b .
`;

it('what is in a boat’s way is named, in both languages (boat.turn)', () => {
  const state = bay(BLOCKED);
  const error = check(state, { type: 'turn', boat: 0, to: 'left' })!;
  const say = (lang: 'en' | 'nl') =>
    tellRefusal(
      error,
      speechOf(lang, pick(lang, ...WORDS), () => ({ players: [], view: view(state, 0) })),
    );
  expect(say('en')).toMatch(/^Boat 2 is in the way on [C-E]2\.$/);
  expect(say('nl')).toMatch(/^Boot 2 ligt in de weg op [C-E]2\.$/);
});

it('a pontoon in the way is named too, and everything else has its own words', () => {
  const say = (error: Parameters<typeof tellRefusal>[0]) => tellRefusal(error, speechFor('en'));
  expect(say({ code: 'pontoon-in-the-way', rule: 'boat.slide', at: 9 })).toBe(
    'The pontoon on J1 is in the way.',
  );
  expect(say({ code: 'no-points', rule: 'turn.roll' })).toBe('You have too few movement points left.');
});

it('an heir with no boat beside it is told what to do first, and one with a boat is not', () => {
  const speech = speechFor('en');
  const about = (picture: string) => {
    const { chooser, state } = seated(bay(picture));
    return tellAbout(undefined, chooser.choice.value, view(state.value, 0), speech);
  };
  expect(about(BLOCKED)).toContain('slide or turn a boat next to your heir');
  expect(about('A 0b 0a 0 . .')).toBeUndefined();
});

it('who chooses an objective reads what its power does', () => {
  const state = bay('A . . .', { phase: 'keep', drawn: [0, 1], A: { powers: ['coins'], objective: null } });
  const { chooser } = seated(state);
  const seen = view(state, 0);
  const speech = speechFor('en');
  const both = tellAbout(undefined, chooser.choice.value, seen, speech)!;
  const one = tellAbout('card.0', chooser.choice.value, seen, speech)!;
  expect(both.startsWith(one)).toBe(true);
  expect(both.length).toBeGreaterThan(one.length);
});

it('who has fetched nothing yet is told what it is about, and who has everything to go home', () => {
  const speech = speechFor('en');
  const [first, second, third, fourth] = BLUE[0] as readonly [number, number, number, number];
  const before = (goods: number[]) => view(bay('A . . .', { phase: 'roll', A: { objective: 0, goods } }), 0);
  const nothing = { lit: new Set<string>(), tapped: [], ready: undefined, variants: [] };
  expect(tellAbout(undefined, nothing, before([]), speech)).toMatch(
    /^Fetch necklace, .* and bring them home/,
  );
  expect(tellAbout(undefined, nothing, before([first]), speech)).toBeUndefined();
  const laden = view(bay('# 0bA 0a 0', { A: { objective: 0, goods: [first, second, third, fourth] } }), 0);
  expect(askFor(laden, [], speech)).toMatch(/^You have everything: go home/);
});
