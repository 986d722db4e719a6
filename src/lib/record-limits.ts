/** What is said of records by who neither reads nor writes one: the words for what is wrong, and how long a seed may be. */
import { codedError } from './coded-error.ts';

/** Four times what the new-game form takes, and little enough for a link. */
export const LONGEST_SEED = 256;

export const RECORD_ERRORS = [
  'not-a-record',
  'later-version',
  'too-long',
  'cut',
  'altered',
  'illegal-move',
] as const;
export type RecordErrorCode = (typeof RECORD_ERRORS)[number];
export class InvalidRecord extends /* @__PURE__ */ codedError<RecordErrorCode>('InvalidRecord') {}
