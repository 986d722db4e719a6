/** Games of the bots in which hints are asked for: that all they say is so, and that there is nothing they never say. */
import { CONTRASTS, DEGREES, REASONS, RISKS } from '../../src/bots/dunhuang/index.ts';
import { playHintGame, type Tally } from '../../tests/bots/dunhuang/support/hint-games.ts';

const CODES = [
  ...REASONS.map((code) => `reason.${code}`),
  ...RISKS.map((code) => `risk.${code}`),
  ...DEGREES.map((code) => `next.${code}`),
  ...CONTRASTS.map((code) => `other.${code}`),
];

/** In fewer games than this a rare code may well stay unsaid. */
const ENOUGH = 2000;

export function soakHints(games: number): string {
  const tally: Tally = new Map();
  for (let n = 0; n < games; n++) {
    const wrong = playHintGame(n, tally);
    if (wrong.length > 0) throw new Error(`Hints that are not so:\n${wrong.join('\n')}`);
    if ((n + 1) % Math.ceil(games / 20) === 0) console.log(`${n + 1} games with hints`);
  }
  const unsaid = CODES.filter((code) => !tally.has(code));
  if (games >= ENOUGH && unsaid.length > 0) throw new Error(`Hints never say ${unsaid.join(', ')}`);
  const said = CODES.map((code) => `${code} ${tally.get(code) ?? 0}`).join(', ');
  return `Hints in ${games} games of the bots: ${said}; 0 wrong.`;
}
