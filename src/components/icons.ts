import type { HeaderPageId } from '../site/navigation.ts';

/** Line drawings on a grid of 24, drawn with one stroke width. */
export const ICONS = {
  home: 'M5 20v-8a7 7 0 0 1 14 0v8M3 20h18M10 20v-5a2 2 0 0 1 4 0v5',
  rules: 'M7 4h10v16H7zM4 4h16M4 20h16M10 9h4M10 12h4M10 15h2.5',
  characters:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM6.5 18.5a6 6 0 0 1 11 0',
  setup:
    'M10.5 4a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM16.2 6.3a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM18.5 12a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM16.2 17.7a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM10.5 20a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM4.8 17.7a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM2.5 12a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM4.8 6.3a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0Z',
  score: 'M4 4v16M20 4v16M4 8h16M4 16h16M8 6v4M11 6v4M15 14v4M18 14v4M8 14v4',
  majority: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6a3 3 0 0 0 5 0ZM19 7l-2.5 6a3 3 0 0 0 5 0Z',
  'dragon-table': 'M4 4h16v16H4ZM4 9.300h16M4 14.700h16M9.300 4v16M14.700 4v16',
  table: 'M8.5 4.5h7v12.5h-7zM8.5 6.8 3.8 8.6l4 10.4 3.2-1.3M15.5 6.8l4.7 1.8-4 10.4-3.2-1.3M11 8h2',
  // A boat and its sailor's hat; a boat that turns; a spark; a folded sheet.
  'dragon-market': 'M3 14h18c-1.500 4-4 5-9 5s-7.500-1-9-5ZM8 11l4-5 4 5ZM12 6V4',
  'dragon-rules': 'M7 4h10v16H7zM4 4h16M4 20h16M10 9h4M10 12h4M10 15h2.5',
  'dragon-boats': 'M4 17h12c2.500 0 4 1 4.500 2-.5 1-2 2-4.500 2H4ZM7 13a8 8 0 0 1 8-8M12 2l3 3-3 3',
  'dragon-powers': 'M12 3l2.200 6.300L21 12l-6.800 2.700L12 21l-2.200-6.300L3 12l6.800-2.700Z',
  'dragon-cards': 'M5 6.500l8-2.500 4 12.500-8 2.500zM16 6h3v12l-4 1.500',
  'dragon-aid': 'M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14h7M9 17h4',
  // A silver ingot, the shape of a boat; a board of cards; a list with ticks; a clock that goes round; a box; a folded sheet.
  yinzi:
    'M3 9c2 0 3.500 1 4.500 2.500h9C17.500 10 19 9 21 9c0 6-3 9-9 9s-9-3-9-9ZM9 11.500c0-3 1.200-5 3-5s3 2 3 5',
  'yinzi-rules': 'M7 4h10v16H7zM4 4h16M4 20h16M10 9h4M10 12h4M10 15h2.5',
  'yinzi-advancements': 'M4 5h6v6H4zM14 5h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  'yinzi-sums':
    'M4 4h16v16H4zM12 4v16M4 12h16M8 6.5v3M6.5 8h3M14.5 8h3M6.8 14.800l2.400 2.400M9.200 14.800l-2.400 2.400M14.5 15h3M14.5 17h3',
  'yinzi-score': 'M4 4v16M20 4v16M4 8h16M4 16h16M8 6v4M11 6v4M15 14v4M18 14v4M8 14v4',
  'yinzi-setup':
    'M4 5.500l1.500 1.500 2.500-3M4 12.500l1.500 1.500 2.500-3M4 19.500l1.500 1.500 2.500-3M11 6h9M11 13h9M11 20h9',
  'yinzi-round': 'M19.500 9a8 8 0 1 0 .5 4M20 4v5h-5M12 8v4.500l3 2',
  'yinzi-box': 'M3 8l9-4 9 4v9l-9 4-9-4zM3 8l9 4 9-4M12 12v9',
  'yinzi-aid': 'M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14h7M9 17h4',
  about: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7.5v.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
  more: 'M5 6.5h14M5 12h14M5 17.5h14',
  close: 'M6 6 18 18M18 6 6 18',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  dark: 'M12 3c2 2.5 3 4.2 3 6a3 3 0 0 1-6 0c0-1.8 1-3.5 3-6ZM5 14h14c0 3-3 5-7 5s-7-2-7-5ZM19 14c1.5 0 2.5-.8 2.5-2',
} as const satisfies Record<
  | HeaderPageId
  | 'dragon-cards'
  | 'yinzi-advancements'
  | 'yinzi-aid'
  | 'yinzi-box'
  | 'search'
  | 'more'
  | 'close'
  | 'system'
  | 'light'
  | 'dark',
  string
>;

export type IconName = keyof typeof ICONS;
