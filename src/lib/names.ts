/** Names that people type. */
export const LONGEST_NAME = 24;

/** Signs that nobody sees but that turn the line round, ring a bell or break it. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** What most names are; a history has thousands of them. */
const PLAIN = /^[ -~\u00C0-\u024F]{0,24}$/;

/** A name as it may stand in a sentence, wherever it came from: short, whole letters, and nothing that is not a name. */
export const cleanName = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .slice(0, 4 * LONGEST_NAME)
        .replace(UNSEEN, '')
        .slice(0, LONGEST_NAME)
        .replace(/\p{Cs}/gu, ''); // halves of letters, by whoever cut them
