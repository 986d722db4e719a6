import { describe, expect, it } from 'vitest';
import { formality, view } from '../../../../src/games/dunhuang/index.ts';
import { tellTurn } from '../../../../src/islands/table/board/whose-turn.ts';
import { speechFor } from '../../dunhuang/table/support/speech.ts';
import { bot, newGame, openTable, person, settle, wander } from '../support/table.ts';

const GAME = wander(3, 'f');
const turnAt = (at: number) => view(GAME[at]!.state, undefined).turn!;
/** Somebody has a choice in a turn that is not theirs. */
const asked = GAME.findIndex(
  ({ seat, state }, at) => turnAt(at) !== null && seat !== turnAt(at) && formality(state) === undefined,
);
const asker = turnAt(asked);
const moves = GAME.slice(0, asked).map(({ move }) => move);
const { seat } = GAME[asked]!;

const tell = async (persons: readonly number[], lang: 'en' | 'nl' = 'en', until = asked) => {
  const players = [0, 1, 2].map((one) => (persons.includes(one) ? person : bot)(one as 0 | 1 | 2));
  const options = { players: 3 as const, seed: 'f' };
  const session = openTable(newGame(players, { options, moves: moves.slice(0, until) }));
  await settle(session);
  session.liftCurtain();
  const told = tellTurn(session, speechFor(lang));
  session.close();
  return told;
};

describe('whose turn it is', () => {
  it('is said also while another decides', async () => {
    expect(seat).not.toBe(asker);
    expect(await tell([seat])).toBe(`${speechFor('en').name(asker)}’s turn: you decide`);
    expect(await tell([seat], 'nl')).toBe(`Beurt van ${speechFor('nl').name(asker)}: jij beslist`);
    expect(await tell([seat, asker])).toBe(
      `${speechFor('en').name(asker)}’s turn: ${speechFor('en').name(seat)} decides`,
    );
  });
});
