import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../../../src/games/dunhuang/index.ts';
import { translator } from '../../../../src/i18n/translate.ts';
import {
  FAMILIES,
  FIRST_STEPS,
  LESSONS,
  shang,
  TASKS,
} from '../../../../src/islands/dunhuang/learn/lessons/index.ts';
import { taskKey } from '../../../../src/islands/dunhuang/learn/words.ts';
import { en, nl } from '../../../support/words.ts';
import { allWays, playOut } from './play-out.ts';

const SPOKEN = [translator('en', en), translator('nl', nl)];

describe('the lessons', () => {
  it('are five, then five families of two positions each, and 商 with both religions', () => {
    expect(FIRST_STEPS).toHaveLength(5);
    expect(FAMILIES.map(({ tasks }) => tasks.length)).toEqual([2, 2, 2, 2, 2]);
    const religions = shang.tasks.map(({ position }) =>
      position.circle.find((id) => id === 'manichean' || id === 'buddhist'),
    );
    expect(new Set(religions)).toEqual(new Set(['manichean', 'buddhist']));
  });

  it('have names of their own, and so have their tasks', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    expect(new Set(TASKS.map(({ id }) => id)).size).toBe(TASKS.length);
  });
});

describe.each(TASKS)('$id', (task) => {
  it('is reached by its solution, and no sooner', () => {
    expect(playOut(task, task.solution).verdict).toEqual({ at: 'reached' });
    expect(playOut(task, task.solution.slice(0, -1)).verdict.at).toBe('going');
  });

  it('can be missed in every way that has words, and in no other', () => {
    const mistakes = new Set<string>();
    let reached = 0;
    let missed = 0;
    for (const { verdict } of allWays(task)) {
      if (verdict.at === 'failed') mistakes.add(verdict.mistake.id);
      if (verdict.at === 'failed') missed++;
      else {
        expect(verdict.at).toBe('reached');
        reached++;
      }
    }
    expect([...mistakes].sort()).toEqual(task.mistakes.map(({ id }) => id).sort());
    expect(missed).toBeGreaterThan(0);
    expect(reached).toBeGreaterThan(0);
  });

  it('says in both languages what to reach, how it went, and why not, with a rule', () => {
    for (const { t } of SPOKEN) {
      const said = ['goal', 'done', 'hint', ...task.mistakes.map(({ id }) => `wrong.${id}`)].map((what) =>
        t(taskKey(task.id, what)),
      );
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said) expect(sentence).toMatch(/[.?]$/);
    }
    for (const { rule } of task.mistakes) expect(RULE_IDS).toContain(rule);
  });
});
