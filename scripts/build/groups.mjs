// @ts-check
/** Which game a file of the built site is for: its own pages, art and code; 'shell' is what they all need. */
export const SHELL = 'shell';

/** Built code has names with a hash: wherever one stands, that file is meant. */
const BUILT = /[\w.~-]+\.(?:js|css)\b/g;
const READABLE = /\.(?:html|js)$/;

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
  const built = new Map(
    files.filter((file) => file.startsWith('_astro/')).map((file) => [nameOf(file), file]),
  );
  /** @type {Map<string, Set<string>>} the games whose pages lead to a built file */
  const users = new Map();
  /** @param {string} file @param {string} game */
  function follow(file, game) {
    if (!READABLE.test(file)) return;
    for (const [name] of read(file).matchAll(BUILT)) {
      const next = built.get(name);
      const known = next && (users.get(next) ?? users.set(next, new Set()).get(next));
      if (!next || !known || known.has(game)) continue;
      known.add(game);
      follow(next, game);
    }
  }
  for (const file of files) if (file.endsWith('.html')) follow(file, gameNamed(file, games));

  /** @param {string} file */
  const gameOf = (file) => {
    if (!built.has(nameOf(file))) return gameNamed(file, games);
    const [first, ...rest] = users.get(file) ?? [];
    return first !== undefined && rest.length === 0 ? first : SHELL;
  };
  return Object.fromEntries(
    [SHELL, ...games].map((group) => [group, files.filter((file) => gameOf(file) === group)]),
  );
}

/** @param {string} file */
const nameOf = (file) => file.slice(file.lastIndexOf('/') + 1);
