// @ts-check
/** Which game a file of the built site is for: its own pages, art and code; 'shell' is what they all need. */
export const SHELL = 'shell';

/** Built code has names with a hash: wherever one stands, that file is meant. */
const BUILT = /[\w.~-]+\.(?:js|css)\b/g;
const READABLE = /\.(?:html|js)$/;

/** @param {string} file */
const nameOf = (file) => file.slice(file.lastIndexOf('/') + 1);

/**
 * Tells which built code a file leads to, at once or later.
 * @param {readonly string[]} files
 * @param {(file: string) => string} read
 */
export function leading(files, read) {
  const built = new Map(
    files.filter((file) => file.startsWith('_astro/')).map((file) => [nameOf(file), file]),
  );
  /** @type {Map<string, string[]>} */
  const named = new Map();
  /** @param {string} file */
  const namesIn = (file) => {
    const known = named.get(file);
    if (known || !READABLE.test(file)) return known ?? [];
    const found = [...read(file).matchAll(BUILT)].flatMap(([name]) => built.get(name) ?? []);
    named.set(file, found);
    return found;
  };
  /** @param {string} file */
  return (file) => {
    /** @type {Set<string>} */
    const reached = new Set();
    const waiting = [file];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const fresh = namesIn(next).filter((name) => !reached.has(name));
      for (const name of fresh) reached.add(name);
      waiting.push(...fresh);
    }
    return reached;
  };
}

/**
 * The game a path names: `en/dunhuang/rules/index.html`, `art/yinzi/board.svg`.
 * @param {string} file
 * @param {readonly string[]} games
 */
const gameNamed = (file, games) => games.find((game) => file.split('/').includes(game)) ?? SHELL;

/**
 * Sorts the files of a site by the game they are for. Code under `_astro/` is a game's own when only its pages lead there.
 * @param {readonly string[]} files
 * @param {readonly string[]} games
 * @param {(file: string) => string} read
 * @returns {Record<string, string[]>}
 */
export function byGame(files, games, read) {
  const leadsTo = leading(files, read);
  /** @type {Map<string, Set<string>>} the games whose pages lead to a file */
  const users = new Map();
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    for (const file of leadsTo(page)) {
      users.set(file, (users.get(file) ?? new Set()).add(gameNamed(page, games)));
    }
  }
  /** @param {string} file */
  const gameOf = (file) => {
    if (!file.startsWith('_astro/')) return gameNamed(file, games);
    const [first, ...rest] = users.get(file) ?? [];
    return first !== undefined && rest.length === 0 ? first : SHELL;
  };
  return Object.fromEntries(
    [SHELL, ...games].map((group) => [group, files.filter((file) => gameOf(file) === group)]),
  );
}
