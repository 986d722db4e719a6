/** What can be wrong with the words, as lists of keys: empty lists are good news. */
export type Dictionary = Readonly<Record<string, string>>;

export const missingKeys = (from: Dictionary, reference: Dictionary): string[] =>
  Object.keys(reference).filter((key) => !(key in from));

const placeholders = (text = ''): string => [...new Set(text.match(/\{\w+\}/g))].sort().join();

export const placeholderMismatches = (a: Dictionary, b: Dictionary): string[] =>
  Object.keys(a).filter((key) => key in b && placeholders(a[key]) !== placeholders(b[key]));

export const untranslated = (a: Dictionary, b: Dictionary, same: readonly string[]): string[] =>
  Object.keys(a).filter((key) => a[key] === b[key] && !same.includes(key));

/** Keys that no source names, in quotes, and that no code puts together from a prefix and an id. */
export function unusedKeys(
  words: Dictionary,
  source: string,
  assembled: Readonly<Record<string, readonly (string | number)[] | 'any'>>,
): string[] {
  const named = new Set(source.match(/(?<=(['"`]))[a-z][\w-]*(\.[\w-]+)+(?=\1)/g));
  const isAssembled = (key: string) =>
    Object.entries(assembled).some(([prefix, ids]) =>
      ids === 'any' ? key.startsWith(prefix) : ids.some((id) => key === `${prefix}${id}`),
    );
  /** `coins` names the plural forms `coins.one` and `coins.other`. */
  const isPlural = (key: string) =>
    /\.(zero|one|two|few|many|other)$/.test(key) && named.has(key.replace(/\.\w+$/, ''));
  return Object.keys(words).filter((key) => !named.has(key) && !isAssembled(key) && !isPlural(key));
}
