/** What the scoring pad keeps on the device. */
import { draftBoxOf, historyBoxOf } from '../../score/boxes.ts';
import { isBlank, parseSheet } from './sheet.ts';

const reading = { parse: parseSheet, isBlank };

export const draftBox = draftBoxOf('yinzi.score', reading);
export const historyBox = historyBoxOf('yinzi.scores', reading);
