import { describe, expect, it } from 'vitest';
import { tellEvents } from '../../../../src/islands/dunhuang/table/words/sentences.ts';
import type { BoardFace } from '../../../../src/islands/table/game/face.ts';
import { logText } from '../../../../src/islands/table/log/log-text.ts';
import { turnsOf } from '../../../../src/islands/table/log/turns.ts';
import { speechFor } from '../../dunhuang/table/support/speech.ts';
import { logOf, playAll } from '../support/dunhuang.ts';
import { wanderMoves } from '../support/table.ts';

const { steps } = playAll({ players: 2, seed: 'log' }, wanderMoves(2, 'log'));

const teller: Pick<BoardFace, 'tellEvents'> = { tellEvents };

describe('the log', () => {
  it('is grouped by turn and loses nothing', () => {
    const log = logOf(steps, null);
    const turns = turnsOf(log);
    expect(turns.flatMap(({ entries }) => entries)).toEqual(log);
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i));
    expect(turns[0]!.seat).toBeNull();
  });

  it('names the player whose turn it is, also where another is asked', () => {
    for (const { seat, entries } of turnsOf(logOf(steps, null)).slice(1))
      expect(entries[0]!.events[0]).toMatchObject({ type: 'camel-moved', seat });
  });

  it('can be copied as text in both languages', () => {
    const text = logText(logOf(steps, null), teller, speechFor('nl'));
    expect(text).toMatch(/^Voorbereiding\nMei houdt een van de drie gekregen kaarten\./);
    expect(text).toContain('\nBeurt 1: ');
    expect(logText(logOf(steps, 0), teller, speechFor('en'))).toMatch(
      /^Set-up\nMei keeps [a-z ]+; [a-z ]+ leave the game\./,
    );
  });
});
