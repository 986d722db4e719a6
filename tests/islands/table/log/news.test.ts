import { describe, expect, it } from 'vitest';
import { tellReport } from '../../../../src/islands/dunhuang/table/words/report.ts';
import type { LogEntry } from '../../../../src/islands/table/game/types.ts';
import { latest, sinceTurn, tellNews } from '../../../../src/islands/table/log/news.ts';
import { speechFor } from '../../dunhuang/table/support/speech.ts';
import { logOf, playAll, rules } from '../support/dunhuang.ts';
import { wanderMoves } from '../support/table.ts';

const { steps } = playAll({ players: 3, seed: 'news' }, wanderMoves(3, 'news'));
const log = logOf(steps, 0);
const ends = (entry: LogEntry) => entry.events.some(rules.endsTurn);

describe('what is new since one’s last turn', () => {
  it('is all that others did after it, in every moment of a game, and nothing of one’s own', () => {
    for (let now = 1; now < log.length; now++) {
      const so = log.slice(0, now);
      const news = sinceTurn(so, 0, rules);
      expect(news.every(({ seat, turn }) => seat !== 0 && turn > 0)).toBe(true);
      const over = so.findLastIndex((entry) => entry.seat === 0 && entry.turn > 0 && ends(entry));
      expect(news).toEqual(so.slice(over + 1).filter(({ seat, turn }) => seat !== 0 && turn > 0));
    }
  });

  it('stays while one’s own turn goes on', () => {
    const mine = log.findIndex((entry, at) => entry.seat === 0 && entry.turn > 3 && log[at - 1]!.seat !== 0);
    const before = sinceTurn(log.slice(0, mine), 0, rules);
    expect(before.length).toBeGreaterThan(0);
    expect(sinceTurn(log.slice(0, mine + 1), 0, rules)).toEqual(before);
  });

  it('begins with what was lost', () => {
    const speech = speechFor('en');
    const lively = logOf(playAll({ players: 3, seed: 'd' }, wanderMoves(3, 'd')).steps, 0);
    const told = lively.flatMap((_, now) => {
      const news = tellNews(sinceTurn(lively.slice(0, now), 0, rules), rules, { tellReport }, speech, 0);
      return [news.map(({ loss = false }) => loss)];
    });
    expect(told.some((losses) => losses.includes(true) && losses.includes(false))).toBe(true);
    for (const losses of told) expect(losses).toEqual([...losses].sort((a, b) => Number(b) - Number(a)));
  });
});

describe('what was done last', () => {
  it('is the last step, with the one before it where it only ends a turn', () => {
    expect(latest([], rules)).toEqual([]);
    for (let now = 1; now <= log.length; now++) {
      const so = log.slice(0, now);
      const told = latest(so, rules);
      expect(told.at(-1)).toBe(so.at(-1));
      if (told.length === 2) expect(ends(told[1]!)).toBe(true);
    }
    const end = log.findIndex((entry, at) => ends(entry) && log[at - 1]?.seat === entry.seat);
    expect(latest(log.slice(0, end + 1), rules)).toHaveLength(2);
  });
});
