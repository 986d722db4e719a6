// A whole first game with the coach beside it, as somebody plays it who listens now and then.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advise, chooseMove, review } from '../../../../../src/bots/dunhuang/index.ts';
import type { View } from '../../../../../src/games/dunhuang/index.ts';
import { translator } from '../../../../../src/i18n/translate.ts';
import { learnBox } from '../../../../../src/islands/dunhuang/progress.ts';
import { boardFace } from '../../../../../src/islands/dunhuang/table/board-face.ts';
import { tableBox } from '../../../../../src/islands/dunhuang/table/boxes.ts';
import { openGameCoach } from '../../../../../src/islands/dunhuang/table/coach/coach.ts';
import { openFirstGame } from '../../../../../src/islands/dunhuang/table/coach/first-game.ts';
import { readAs } from '../../../../../src/islands/dunhuang/table/kept-store.ts';
import { speechOf, type TableWords } from '../../../../../src/islands/dunhuang/table/words/speech.ts';
import { tellDecided } from '../../../../../src/islands/table/coach/decided.ts';
import { openFirstGame as openAtTable } from '../../../../../src/islands/table/coach/first-game.ts';
import { createCoach } from '../../../../../src/islands/table/coach/model.ts';
import type { Asked } from '../../../../../src/islands/table/game/bots.ts';
import type { Chance } from '../../../../../src/islands/table/record/new-game.ts';
import { viewAt } from '../../../../../src/islands/table/record/timeline.ts';
import { LANGUAGES } from '../../../../../src/lib/languages.ts';
import { memoryStorage } from '../../../../support/storage.ts';
import { en, nl } from '../../../../support/words.ts';
import { rules, type Session } from '../../../table/support/dunhuang.ts';
import { memoryStore, openTable, settings, settle } from '../../../table/support/table.ts';

const WORDS = { en, nl };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  games = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The same cards, and the same names of games, every time. */
let games = 0;
const given: Chance = {
  now: () => new Date('2026-01-01T00:00:00.000Z'),
  newId: () => `first-${games++}`,
  random: () => 0.4,
};

const begin = async (store = memoryStore()) => {
  const first = await openFirstGame('en');
  const game = await openAtTable({ game: readAs, store, first, name: 'Mei', given });
  return { store, game };
};

describe('the first game', () => {
  it('is one for two against the errand boy, in a friendly circle, with a coach', async () => {
    const { game, store } = await begin();
    expect(game.players.map(({ name, bot }) => bot?.level ?? name)).toEqual(['Mei', 'beginner']);
    expect(game.options).toMatchObject({ players: 2, firstPlayer: 0 });
    expect(game.options).toHaveProperty('circle.7', 'manichean');
    expect(game.name).toBe(en['coach.game']);
    expect(await store.get(game.id)).toMatchObject({ id: game.id });
    expect(tableBox().read().value?.coach).toBe(true);
  });

  it('goes on where it was, until it is over or deleted', async () => {
    const { game, store } = await begin();
    expect((await begin(store)).game.id).toBe(game.id);
    await store.remove(game.id);
    expect((await begin(store)).game.id).not.toBe(game.id);
  });
});

const speech = (lang: 'en' | 'nl', { game, view }: Session) =>
  speechOf(lang, WORDS[lang] as unknown as TableWords, () => ({
    players: game.value.players,
    view: view.value,
  }));

/** In the test's own thread, and with less thought than the coach would like. */
const quick = (view: View, { seed, first, most }: Asked) =>
  advise(view, { seed, iterations: 24, ...(first && { first: first as never }), ...(most && { most }) });

async function playWhole(session: Session) {
  const game = await openGameCoach(speech('en', session));
  const coach = createCoach(session, {
    bots: { advise: async (view, asked) => quick(view as View, asked) },
    game,
    takesBack: () => true,
    wait: () => new Promise(() => {}),
  });
  const told = new Set<string>();
  const answers = { back: 0, anyway: 0, seen: 0 };
  await settle(session);
  for (let n = 0; session.stage.value.at !== 'over'; n++) {
    if (coach.remark.value) told.add(coach.remark.value.key);
    if (coach.seen.value) {
      answers.seen++;
      coach.read();
    }
    // Every third choice is made without a look at the table.
    const { legal, view } = session;
    const level = n % 3 === 0 ? 'beginner' : 'greedy';
    await coach.session.play(
      n % 3 === 0 ? legal.value.at(n % legal.value.length)! : chooseMove(view.value, { level, seed: n }),
    );
    if (coach.held.value) {
      if (n % 2 === 0) {
        answers.back++;
        await coach.takeBack();
        await session.play(chooseMove(view.value, { level: 'greedy', seed: n }));
      } else {
        answers.anyway++;
        await coach.seeWhatHappens();
      }
    }
    await settle(session);
  }
  coach.close();
  return { told, answers, memory: game.memory };
}

it('a whole first game: what is new is told once, remembered, and the end says what decided it', async () => {
  const { game, store } = await begin();
  const session = openTable(game, { store, settings: settings({ takeBack: true }) });
  const { told, answers, memory } = await playWhole(session);
  for (const key of ['ask-keep-dealt', 'ask-camel', 'ask-good', 'token', 'their-token'])
    expect(told).toContain(key);
  expect(told.size).toBeGreaterThan(8);
  expect(answers.back + answers.anyway).toBeGreaterThan(0);
  for (const key of told) expect(memory.knows(key)).toBe(true);
  expect(learnBox().read().value?.said).toEqual(expect.arrayContaining([...told]));
  expect(memory.finished).toBe(false);
  memory.finish();
  expect(memory.finished).toBe(true);
  expect(learnBox().read().value?.done).toEqual(['first-game']);

  const stage = session.stage.value;
  if (stage.at !== 'over') throw new Error('it goes on');
  const { options, moves } = session.game.value;
  const reviewed = review({ options, moves } as never, { seed: 1, iterations: 12 });
  const { nameTurn } = await boardFace.fetchAdviceWords('en');
  for (const lang of LANGUAGES) {
    const { words } = await openGameCoach(speech(lang, session));
    const sentences = tellDecided(
      {
        review: reviewed,
        winners: stage.outcome.winners,
        you: 0,
        log: session.log.value,
        viewAt: (at) => viewAt(rules, session.game.value, at, 0),
      },
      { tellReport: boardFace.tellReport, nameTurn },
      speech(lang, session),
      translator(lang, words),
    );
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  }
  // The next game is played by somebody who has heard all that.
  const again = openTable((await begin(store)).game, { store, settings: settings({ takeBack: true }) });
  expect(again.game.value.id).not.toBe(game.id);
  const heard = await openGameCoach(speech('en', again));
  expect(heard.memory.finished).toBe(true);
  expect(heard.memory.knows('ask-camel')).toBe(true);
});
