import type { Group } from './format.ts';

const files = import.meta.glob<string>('./pieces/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The files of a group, by name. */
export function sourcesOf(group: Group): Readonly<Record<string, string>> {
  const folder = `./pieces/${group}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, source]) => [path.slice(folder.length, -'.svg'.length), source]),
  );
}
