/**
 * Which scripts travel together. Left alone, the bundler makes a file of every few lines that two pages share: thirty files for a
 * page, each packed by itself. What nearly every island needs comes as one.
 */
const inside = (...paths: readonly string[]) => new RegExp(paths.join('|'));

/** Each takes along what it imports; one that stands higher takes it first. */
export const CHUNKS = [
  // By itself: the search speaks and fetches too, on pages without an island.
  { name: 'translate', test: inside('src/i18n/translate\\.ts$', 'vite/preload-helper') },
  { name: 'storage', test: inside('src/lib/(?:storage|aside|kept-twice|database)\\.ts$') },
  {
    name: 'island',
    test: inside(
      'node_modules/(?:preact|@preact)/',
      'src/islands/(?:guarded|wake|uncaught-errors|Broken|StorageNote|kept-one|ui)\\.tsx?$',
      'src/lib/(?:plain|reading|coded-error|seats|names|entropy|url)\\.ts$',
    ),
  },
  {
    name: 'kept',
    test: inside(
      'src/islands/(?:people|PlayerCountChoice|passing-message)\\.tsx?$',
      'src/lib/kept-elsewhere\\.ts$',
    ),
  },
  {
    name: 'device',
    test: inside('src/lib/(?:persist|save-file|awake)\\.ts$', 'src/islands/FileButton\\.tsx$'),
  },
  { name: 'engines', test: inside('src/lib/(?:random|record-limits|engine-door|dice-from|given)\\.ts$') }, // of every engine
  { name: 'pieces', test: inside('src/art/(?:Piece|where|Tokens)\\.tsx?$') }, // what every game places
  {
    name: 'dunhuang',
    test: inside(
      'src/art/(?!lay-pieces|format|DragonMarket)',
      'src/games/dunhuang/(?:box|circle|plain|errors|types|rulings|religions)\\.ts$',
      'src/(?:reference/dunhuang/rule-links|islands/dunhuang/handover)\\.ts$',
    ),
  },
  {
    name: 'circle-code',
    test: inside('src/games/dunhuang/circle-code\\.ts$', 'src/islands/dunhuang/CircleCode\\.tsx$'),
  },
  { name: 'collections', test: inside('src/games/dunhuang/(?:options|majority|board)\\.ts$') },
  { name: 'scoring', test: inside('src/games/dunhuang/score\\.ts$') },
  { name: 'setup-code', test: inside('src/islands/dunhuang/setup/code\\.ts$') },
  { name: 'engine', test: inside('src/games/dunhuang/(?:play|deal|setup|view|questions)\\.ts$') },
  {
    name: 'table-parts', // what lessons and puzzles need of it too, and who has no table before them
    test: inside(
      'src/islands/table/(?:settings/model|play/stage|board/presses|game/words|record/(?:compare|timeline|new-game)|tabs/types)\\.ts$',
      'src/islands/table/(?:ui/(?:lazy|context|use-long|sentences|with-board)|notes/KeepNote)\\.tsx?$',
      'src/lib/(?:tab-channel|in-time|memo)\\.ts$',
      'src/islands/table/ui/table\\.css$',
      'src/art/lay-pieces\\.ts$',
      'src/islands/table/(?:lobby/draft|storage/places|game/first-game)\\.ts$',
    ),
  },
  { name: 'dunhuang-kept', test: inside('src/islands/dunhuang/table/(?:new-game/own|opponents)\\.ts$') },
  {
    name: 'table',
    test: inside(
      'src/islands/table/(?:storage/store|lobby/(?:model|export-games)|address/(?:router|problems))\\.ts$',
      'src/islands/table/Table\\.tsx$',
    ),
  },
  {
    name: 'board', // a game in play, whichever; lessons and puzzles need most of it too
    test: inside(
      'src/islands/table/GameScreen\\.tsx$',
      'src/islands/table/play/fetched-bots\\.ts$',
      'src/islands/table/(?:play/session|ui/cover-page)\\.ts$',
      'src/islands/table/board/(?:Play|roving|marks|BoardFrame)\\.tsx?$',
      'src/islands/table/ui/BottomSheet\\.tsx$',
    ),
  },
  {
    name: 'dunhuang-parts', // what lessons and puzzles need too
    test: inside('src/islands/dunhuang/table/(?:words/speech|pieces|kept-rules)\\.ts$'),
  },
  { name: 'dunhuang-table', test: inside('src/islands/dunhuang/table/(?:face|opponents|Table)\\.tsx?$') },
  {
    name: 'dunhuang-game',
    test: inside('src/islands/dunhuang/table/(?:board-face|rules)\\.ts$'),
  },
  {
    name: 'dragon-market-cards', // what is kept of it, and no engine
    test: inside(
      'src/islands/dragon-market/(?:cards/(?:boxes|own-cards)|table/(?:boxes|new-game/own))\\.ts$',
      'src/games/dragon-market/(?:types|rulings)\\.ts$',
      'src/art/DragonMarket\\.tsx$',
    ),
  },
  {
    name: 'dragon-market-table',
    test: inside('src/islands/dragon-market/table/(?:face|kept-rules|words/speech|Table)\\.tsx?$'),
  },
  {
    name: 'dragon-market-game',
    test: inside('src/islands/dragon-market/table/(?:on-board|board-face|rules)\\.ts$'),
  },
  {
    name: 'long-list',
    test: inside('src/lib/long-list\\.ts$', 'src/islands/score/(?:boxes|sheet|history)\\.ts$'),
  },
  {
    name: 'yinzi', // what every tool needs
    test: inside('src/games/yinzi/(?:read|box)\\.ts$', 'src/islands/yinzi/(?:saying|typed-number)\\.ts$'),
  },
  { name: 'yinzi-links', test: inside('src/reference/yinzi/rule-links\\.ts$') },
  { name: 'yinzi-box', test: inside('src/islands/yinzi/box/numbers\\.ts$') }, // what only the box says
  { name: 'yinzi-sheet', test: inside('src/islands/yinzi/score/boxes\\.ts$') },
  {
    name: 'counting', // every score page, while people count
    test: inside(
      'src/islands/score/(?:ScoreScreen|Counting|LaterDetails|fetched|WhenNear|model|use-score-page|face)\\.tsx?$',
    ),
  },
  {
    name: 'yinzi-pad',
    test: inside(
      'src/games/yinzi/score\\.ts$',
      'src/islands/yinzi/score/(?:Score|reckoning|ui|counting-face|AmountRow)\\.tsx?$',
    ),
  },
];

/** What Vite wraps around every part that is fetched later: it tells who listens when one is not to be had. */
const FETCH_LATER = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event('vite:preloadError'));
  throw error;
});`;

/**
 * A part that is fetched later needs little besides what the page has: no list of it in every script, and nobody to read such a
 * list. What does come in two files is asked for side by side (src/islands/dunhuang/table/Table.tsx).
 */
export const withoutPreloads = {
  name: 'without-preloads',
  enforce: 'pre' as const,
  configEnvironment: (name: string) =>
    name === 'client'
      ? { build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }
      : undefined,
  load: (id: string) => (id === '\0vite/preload-helper.js' ? FETCH_LATER : undefined),
};

/**
 * What a game's door brings along as it is opened (src/games/dragon-market/late.ts) is no part of what a page is sent: that fetches
 * what it wants of it. Pages themselves, workers, tests and scripts have all of it.
 */
export const lateEngines = {
  name: 'late-engines',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  transform: {
    filter: { id: /src\/games\/[^/]+\/index\.ts$/ },
    handler: (code: string) => ({ code, map: null, moduleSideEffects: false as const }),
  },
};
