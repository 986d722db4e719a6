import { expect, it } from 'vitest';
import { processorMs } from '../../scripts/arena/clock.ts';
import { arenaGame } from '../../scripts/arena/dunhuang.ts';
import { check } from '../../src/games/dunhuang/index.ts';

it.each([2, 3, 4] as const)(
  'the master of version 1.4 plays by today’s rules, with %i players',
  (players) => {
    const frozen = arenaGame.contestant('frozen-master', { iterations: 4 });
    let state = arenaGame.deal(players, 'frozen');
    let moves = 0;
    for (let seat = arenaGame.toMove(state); seat !== undefined; seat = arenaGame.toMove(state)) {
      const move = frozen(state, seat, `${moves++}`);
      expect(check(state, move)).toBeUndefined();
      state = arenaGame.play(state, move);
    }
    expect(moves).toBeGreaterThan(20);
  },
);

it('is given time by a clock that stands still while others have the processor', async () => {
  const start = processorMs();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const waited = processorMs() - start;
  const from = performance.now();
  while (performance.now() - from < 200);
  expect(waited).toBeLessThan(50);
  expect(processorMs() - start - waited).toBeGreaterThan(waited);
});

it('does not know somebody who never played', () => {
  expect(() => arenaGame.contestant('frozen-emperor', {})).toThrow('frozen-emperor');
});
