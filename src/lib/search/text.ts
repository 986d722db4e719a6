/** How words are compared: without case and accents, in pieces. */

/** "Shāng!" and "shang" are the same to a reader in a hurry. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const tokens = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing about what is asked, once accents are off; what an apostrophe leaves behind too. */
const FILLERS = new Set(
  (
    's t z n m re ve ll d don doesn isn ' +
    'a an the of to in on at is are am be do does did can could may must i you we he she it my your our their me us ' +
    'what which who when where why how with from for and or if there this that any some per game by not than have has had ' +
    'will would should as so then now just please about its his her him them they these those ' +
    'de het een van naar in aan is zijn ben wordt worden mag moet kan kun ik je jij we wij hij zij ze mijn jouw onze hun ' +
    'wat welke wie wanneer waar waarom hoe met uit voor en of als er dit dat deze die per spel zit te door bij dan niet ' +
    'heb hebt heeft hebben dus ook nu om wel maar mij me u ons haar hem zo mogen moeten kunnen hoeveel'
  ).split(' '),
);

/** The words that say what a question is about; all of them, if they are fillers only. */
export function meaningful(all: readonly string[]): readonly string[] {
  const some = all.filter((word) => !FILLERS.has(word));
  return some.length > 0 ? some : all;
}

export const keywords = (question: string): readonly string[] => meaningful(tokens(question));

/** Letters written twice or once are the same to most people. */
export const single = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Are two words one slip of the finger apart: one letter more, less, other, or two swapped? */
export function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [endA - start, endB - start];
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
