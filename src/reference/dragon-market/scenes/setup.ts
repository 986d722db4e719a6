/** The bay at the beginning, and boats being placed. */
import { createGame, type Move, play } from '../../../games/dragon-market/index.ts';
import { WHOLE_BAY } from '../geometry.ts';
import { cut, type SceneSpec } from './spec.ts';

const drawn = (players: 2 | 3 | 4): SceneSpec => ({
  state: createGame({ players, seed: 'the princess', firstPlayer: 0 }),
  cut: WHOLE_BAY,
});

const place = (boat: number, at: number, heading: 'e' | 's'): Move => ({
  type: 'place-boat',
  boat,
  at,
  heading,
});

const empty = createGame({
  players: 2,
  seed: 'the princess',
  firstPlayer: 0,
  rulings: { layout: 'placed' },
});

export const SETUP_SCENES = {
  bay: drawn(4),
  placing: {
    state: play(empty, place(0, 2, 'e')),
    cut: cut(0, 0, 4, 10),
    options: [place(5, 18, 's')],
    refused: [{ move: place(5, 6, 'e'), code: 'sailor-at-the-edge', rule: 'boat.centre' }],
  },
} satisfies Record<string, SceneSpec>;
