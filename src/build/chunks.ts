/**
 * Which scripts travel together. Left alone, the bundler makes a file of every few lines that two pages share: thirty files for a
 * page, each packed by itself. What nearly every room needs comes as one.
 */
const inside = (...paths: readonly string[]) => new RegExp(paths.join('|'));

/** Each takes along what it imports; one that stands higher takes it first. */
export const CHUNKS = [
  { name: 'fetch-later', test: inside('vite/preload-helper') },
  { name: 'storage', test: inside('src/lib/(?:storage|aside)\\.ts$') },
  { name: 'translate', test: inside('src/i18n/translate\\.ts$') }, // by itself: the search speaks too, on pages without an island
  {
    name: 'island',
    test: inside(
      'node_modules/(?:preact|@preact|@astrojs/preact)/',
      'src/islands/(?:guarded|mishaps|Broken)\\.tsx?$',
    ),
  },
  {
    name: 'dunhuang',
    test: inside(
      'src/art/(?!lay-pieces|format)',
      'src/games/dunhuang/(?:box|circle|plain|errors|types|rulings|religions)\\.ts$',
    ),
  },
  {
    name: 'kept',
    test: inside(
      'src/islands/(?:StorageNote|people)\\.tsx?$',
      'src/lib/(?:names|plain|seats|persist|entropy|patience|save-file)\\.ts$',
      'src/games/dunhuang/circle-code\\.ts$',
      'src/islands/dunhuang/(?:handover|CircleCode)\\.tsx?$',
    ),
  },
  {
    name: 'table',
    test: inside(
      'src/islands/table/ui/(?:lazy|context)\\.tsx?$',
      'src/islands/table/(?:game/words|lobby/pages|notes/KeepNote|play/stage|record/new-game|record/timeline|settings/model)\\.tsx?$',
      'src/islands/dunhuang/table/words/speech\\.ts$',
    ),
  },
];

/**
 * A part that is fetched later needs little besides what the page has: no list of it in every script. What does come in two
 * files is asked for side by side (src/islands/dunhuang/table/Table.tsx).
 */
export const withoutPreloads = {
  name: 'without-preloads',
  configEnvironment: (name: string) =>
    name === 'client'
      ? { build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }
      : undefined,
};
