import en from '../../../src/i18n/dunhuang/en.json' with { type: 'json' };
import shared from '../../../src/i18n/score/en.json' with { type: 'json' };
import { summaryOf } from '../../../src/islands/dunhuang/score/reckoning.ts';
import { freshSheet } from '../../../src/islands/dunhuang/score/sheet.ts';
import { type Check, openAwake, type Visit } from '../check.ts';

const HANDS = [[10, 10, 9], [7]] as const; // Blue's and Red's
const PRESTIGE = 3; // Blue's

/** Blue's points, by the engine. */
function pointsOfBlue(): number {
  const sheet = freshSheet();
  const players = sheet.players.map((player, seat) => ({
    ...player,
    hand: HANDS[seat] ?? [],
    prestige: seat === 0 ? PRESTIGE : 0,
  }));
  return summaryOf({ ...sheet, players }).sheets[0]!.total;
}

export async function enterScore({ page }: Visit): Promise<void> {
  for (const [seat, hand] of HANDS.entries()) {
    await page.tap(`.tab:nth-of-type(${seat + 1})`);
    for (const good of hand)
      await page.tap('.panel[data-active] .hand-good button', `${en[`good.${good}`]}: add`);
    if (seat === 0) await page.tap('.panel[data-active] .choice', String(PRESTIGE));
  }
  await page.tap('button', shared['score.settle']);
}

export async function expectVerdict({ page }: Visit): Promise<void> {
  const points = pointsOfBlue();
  const says = (wanted: string) =>
    new RegExp(wanted).test(document.querySelector('.verdict p')?.textContent ?? '');
  await page.until(`Blue to win with ${points} points`, says, `^Blue wins with ${points}\\b`);
}

export const score: Check = {
  name: 'a score is entered, settled, and still there after a reload',
  async run(visit) {
    await openAwake(visit, 'en/dunhuang/score/');
    await enterScore(visit);
    await expectVerdict(visit);
    await openAwake(visit, 'en/dunhuang/score/');
    await expectVerdict(visit);
  },
};
