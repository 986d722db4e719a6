// A coach at a real session, whose bots say what the test wants.
import { describe, expect, it, vi } from 'vitest';
import { type Coach, createCoach } from '../../../../src/islands/table/coach/model.ts';
import type { Asked } from '../../../../src/islands/table/game/bots.ts';
import type { FirstTime } from '../../../../src/islands/table/game/coach.ts';
import type { Move, View } from '../../../../src/islands/table/game/rules.ts';
import { bot, newGame, openTable, person, playOn, settings, settle } from '../support/table.ts';

const camel = (steps: number) => ({ type: 'move-camel', steps }) as const;
const GOOD = camel(1);
const FAIR = camel(2);
const BAD = camel(3);
const HAND = { type: 'take-good', to: 'hand' } as const;
const CHANCES: ReadonlyMap<string, number> = new Map([
  [JSON.stringify(GOOD), 0.6],
  [JSON.stringify(FAIR), 0.47],
  [JSON.stringify(BAD), 0.4],
]);
const chanceOf = (move: Move): number => CHANCES.get(JSON.stringify(move)) ?? 0.6;

/** Most thought goes into the first; a lucky turn that was hardly looked at is told too. */
const ADVICE = [
  { moves: [camel(5)], chance: 0.9, share: 0.02 },
  { moves: [GOOD], chance: 0.6, share: 0.9 },
];

const advice = async (_view: View, { first }: Asked) =>
  first ? [{ moves: [first], chance: chanceOf(first), share: 1 }] : ADVICE;

/** Somebody at their second turn or later, with a coach who has nothing else to say. */
async function sitDown(
  over: { advise?: typeof advice; takeBack?: boolean; firsts?: readonly FirstTime[] } = {},
) {
  const { takeBack = true, firsts = [] } = over;
  const session = openTable(newGame([person(0), bot(1)]), { settings: settings({ takeBack }) });
  await playOn(
    session,
    ({ view, stage, game }) =>
      stage.value.at === 'person' && view.value.ask === 'camel' && game.value.moves.length > 12,
  );
  const advise = vi.fn(over.advise ?? advice);
  const told: string[] = [];
  const late: (() => void)[] = []; // what waits for the coach's patience to end
  const coach = createCoach(session, {
    bots: { advise },
    game: {
      heard: () => firsts,
      asked: () => [],
      memory: {
        knows: (key) => told.includes(key),
        remember: (key) => told.push(key),
        finished: false,
        finish() {},
      },
    },
    takesBack: () => takeBack,
    wait: () => new Promise((resolve) => late.push(resolve)),
  });
  const played = () => session.game.value.moves.length;
  return {
    session,
    coach,
    advise,
    told,
    played,
    start: played(),
    runOut: () => {
      for (const end of late) end();
    },
  };
}

describe('a choice', () => {
  it('that is among the best is played at once, without another thought', async () => {
    const { coach, advise, played, start } = await sitDown();
    await coach.session.play(GOOD);
    expect(coach.held.value).toBeUndefined();
    expect(played()).toBeGreaterThan(start);
    expect(advise.mock.calls.filter(([, { first }]) => first)).toEqual([]);
  });

  it('that throws away less than 15 points is played, as it is better than nothing', async () => {
    const { coach, played, start } = await sitDown();
    await coach.session.play(FAIR);
    expect(coach.held.value).toBeUndefined();
    expect(played()).toBeGreaterThan(start);
  });

  it('that throws away more is held, and says what it costs', async () => {
    const { coach, played, start } = await sitDown();
    await coach.session.play(BAD);
    expect(coach.held.value).toMatchObject({ move: BAD, best: 0.6, chance: 0.4, canSee: true });
    expect(played()).toBe(start);
    await coach.session.play(GOOD); // who has not answered is not heard
    expect(played()).toBe(start);
  });

  it('that is held can be taken back, and another made', async () => {
    const { coach, played, start } = await sitDown();
    await coach.session.play(BAD);
    await coach.takeBack();
    expect(coach.held.value).toBeUndefined();
    expect(played()).toBe(start);
    await coach.session.play(GOOD);
    expect(played()).toBeGreaterThan(start);
  });

  it('that is held can be played all the same', async () => {
    const { session, coach, start } = await sitDown();
    await coach.session.play(BAD);
    await coach.playAnyway();
    expect(session.game.value.moves[start]).toEqual(BAD);
    expect(coach.held.value).toBeUndefined();
    expect(coach.seen.value).toBeUndefined();
  });

  it('is not held by who takes too long, or cannot think', async () => {
    const slow = await sitDown({ advise: () => new Promise(() => {}) });
    const playing = slow.coach.session.play(BAD);
    expect(slow.coach.weighing.value).toBe(true);
    expect(slow.played()).toBe(slow.start);
    slow.runOut();
    await playing;
    expect(slow.coach.weighing.value).toBe(false);
    expect(slow.played()).toBeGreaterThan(slow.start);
    const broken = await sitDown({ advise: () => Promise.reject(new Error('broken')) });
    await broken.coach.session.play(BAD);
    expect(broken.played()).toBeGreaterThan(broken.start);
  });

  it('lets go of what was taken back elsewhere', async () => {
    const { session, coach } = await sitDown();
    await session.play(GOOD);
    await coach.session.play(HAND);
    await session.undo();
    await coach.session.play(BAD);
    await coach.takeBack();
    await session.play(GOOD);
    expect(coach.held.value).toBeUndefined();
  });
});

/** To the end of the turn, and until it is one's own again. */
async function finishTurn(coach: Coach): Promise<void> {
  const { session } = coach;
  const turn = session.log.value.at(-1)!.turn;
  while (session.stage.value.at === 'person' && session.log.value.at(-1)!.turn === turn) {
    await session.play(session.legal.value.at(-1)!);
    await settle(session);
    if (session.log.value.some((entry) => entry.turn > turn)) break;
  }
}

describe('to see what happens', () => {
  it('plays it, lets others answer, and offers to take it back', async () => {
    const { session, coach, played, start } = await sitDown();
    await coach.session.play(BAD);
    await coach.seeWhatHappens();
    expect(coach.seen.value).toBeUndefined(); // nobody has answered yet
    await finishTurn(coach);
    await vi.waitFor(() => expect(coach.seen.value).toBeDefined());
    expect(session.log.value.slice(start).some(({ seat }) => seat === 1)).toBe(true);
    expect(coach.seen.value).toMatchObject({ at: start, best: 0.6, now: 0.6 });
    await coach.takeBack();
    expect(played()).toBe(start);
    expect(coach.seen.value).toBeUndefined();
    expect(session.game.value.retaken).toEqual([start]);
  });

  it('need not be taken back', async () => {
    const { coach, played, start } = await sitDown();
    await coach.session.play(BAD);
    await coach.seeWhatHappens();
    await finishTurn(coach);
    await vi.waitFor(() => expect(coach.seen.value).toBeDefined());
    coach.read();
    expect(coach.seen.value).toBeUndefined();
    expect(played()).toBeGreaterThan(start);
  });

  it('is not offered where nothing is taken back', async () => {
    const { coach } = await sitDown({ takeBack: false });
    await coach.session.play(BAD);
    expect(coach.held.value!.canSee).toBe(false);
  });
});

describe('what is new', () => {
  const first = (key: string): FirstTime => ({ key, text: key, rule: 'turn.good' });

  it('is told once, one thing at a time, and goes when it is read or the game goes on', async () => {
    const { coach, told } = await sitDown({ firsts: ['one', 'two', 'three', 'four', 'one'].map(first) });
    expect(coach.remark.value).toBeUndefined(); // of what happened before nothing is told
    await coach.session.play(GOOD);
    expect(coach.remark.value?.key).toBe('one');
    expect(told).toEqual(['one']);
    coach.read();
    coach.read();
    expect(coach.remark.value?.key).toBe('three');
    coach.read();
    expect(coach.remark.value).toBeUndefined(); // too many at once: the fourth will come again
    await coach.session.play(HAND);
    expect(coach.remark.value?.key).toBe('four');
    await coach.session.play({ type: 'take-coins' });
    expect(coach.remark.value).toBeUndefined();
    expect(told).toEqual(['one', 'two', 'three', 'four']);
  });

  it('stays while others move on', async () => {
    const { session, coach } = await sitDown({ firsts: [first('one')] });
    await session.play(GOOD);
    await session.play({ type: 'take-good', to: 'hand' });
    expect(coach.remark.value?.key).toBe('one');
  });

  it('is not told by who was sent away', async () => {
    const { session, coach, told, advise } = await sitDown({ firsts: [first('one')] });
    coach.close();
    const asked = advise.mock.calls.length;
    await session.play(GOOD);
    expect(told).toEqual([]);
    expect(advise.mock.calls.length).toBe(asked);
  });
});
