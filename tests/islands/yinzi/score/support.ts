import { profileBox } from '../../../../src/islands/yinzi/box/boxes.ts';
import { createBoxNumbers } from '../../../../src/islands/yinzi/box/numbers.ts';
import { boxHelp } from '../../../../src/islands/yinzi/score/box-help.ts';
import { draftBox, historyBox } from '../../../../src/islands/yinzi/score/boxes.ts';
import { createPadModel, type PadModel } from '../../../../src/islands/yinzi/score/model.ts';
import { NO_COUNTS, type Sheet, type SheetPlayer } from '../../../../src/islands/yinzi/score/sheet.ts';
import { memoryStorage } from '../../../../src/lib/memory-storage.ts';
import type { Seat } from '../../../../src/lib/seats.ts';
import { countsOf, PLAYED, RATE, WORTH } from '../../../support/yinzi-game.ts';

/** A page that is opened, as a browser does. */
export function openPad(storage: Storage = memoryStorage()): PadModel {
  const where = { storage: () => storage };
  let id = 0;
  const model = createPadModel({
    draft: draftBox(where),
    history: historyBox(where),
    fetchBox: async () => boxHelp(createBoxNumbers(profileBox(where))),
    now: () => new Date('2026-11-18T20:00:00Z'),
    newId: () => `pad-${id++}`,
  });
  model.open();
  return model;
}

export function countAll(model: PadModel): void {
  for (const [seat, player] of PLAYED.entries())
    for (const [of, n] of countsOf(player)) model.setAmount(seat as Seat, of, n);
}

export const PLAYED_SHEET: Sheet = {
  count: 4,
  players: PLAYED.map(
    (player, seat): SheetPlayer => ({
      name: ['Mei', 'Bo', '', 'Łukasz'][seat]!,
      colour: seat as Seat,
      counts: { ...NO_COUNTS, ...player },
    }),
  ),
  points: WORTH,
  rate: RATE,
  order: [2, 0],
};
