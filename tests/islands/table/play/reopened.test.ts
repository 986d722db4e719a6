import { expect, it } from 'vitest';
import { decodeGame } from '../../../../src/games/dunhuang/index.ts';
import { readKept, type Session } from '../support/dunhuang.ts';
import { memoryStore, newGame, openTable, person, settle } from '../support/table.ts';

const { options, moves } = decodeGame('AFFwGa8uXg1bmghcIpwFBLiBKImLghJGY'); // 52 moves, five characters

/** All that somebody at the table sees. */
function look(session: Session) {
  if (session.stage.value.at === 'curtain') session.liftCurtain();
  const { stage, view, legal, log, viewer } = session;
  return [stage, view, legal, log, viewer].map(({ value }) => value);
}

it('opened again after any of its moves, a game stands where it stood', async () => {
  const store = memoryStore();
  const session = openTable(newGame([person(0), person(1)], { options }), { store });
  await settle(session);
  while (session.stage.value.at !== 'over') {
    look(session);
    await session.play(moves[session.game.value.moves.length]!);
    await settle(session);
    const again = openTable(readKept(store.kept.get('game'))!, { store });
    await settle(again);
    expect(look(again)).toEqual(look(session));
    again.close();
  }
  expect(session.game.value.moves).toEqual(moves);
});
