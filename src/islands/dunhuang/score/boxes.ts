/** What the score page keeps on the device. */
import { type Draft as AnyDraft, draftBoxOf, historyBoxOf } from '../../score/boxes.ts';
import type { Entry as AnyEntry } from '../../score/history.ts';
import { isBlank, parseSheet, type Sheet } from './sheet.ts';

export type Draft = AnyDraft<Sheet>;
export type Entry = AnyEntry<Sheet>;

const reading = { parse: parseSheet, isBlank };

export const draftBox = draftBoxOf('dunhuang.score', reading);
export const historyBox = historyBoxOf('dunhuang.scores', reading);
