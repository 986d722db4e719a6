import { draftBox, historyBox } from '../../../../src/islands/dunhuang/score/boxes.ts';
import { createScoreModel } from '../../../../src/islands/dunhuang/score/model.ts';
import { memoryStorage } from '../../../support/storage.ts';

/** The page on a storage that outlives it, as a page does a reload. */
export function openModel(
  kept: Record<string, string> = {},
  storage = () => memoryStorage(kept),
  tab = 'game',
) {
  let made = 0;
  const model = createScoreModel({
    draft: draftBox({ storage }),
    history: historyBox({ storage }),
    now: () => new Date('2026-11-16T20:30:00Z'),
    newId: () => `${tab}-${++made}`,
  });
  model.open();
  return model;
}
