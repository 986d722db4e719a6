/** The table's own signs, in the stroke of the site's: a grid of 24. */
const SIGNS = {
  back: 'M14.5 5 7.5 12l7 7',
  undo: 'M9 5 4.5 9.5 9 14M4.5 9.5H14a5 5 0 0 1 0 10h-4',
  redo: 'M15 5l4.5 4.5L15 14M19.5 9.5H10a5 5 0 0 0 0 10h4',
  log: 'M7 4h11v16H7a2 2 0 0 1 0-4h11M7 4a2 2 0 0 0-2 2v12M10 8h5M10 11.5h5',
  hint: 'M9.5 18h5M10.5 21h3M8 14a6 6 0 1 1 8 0c-1 1-1.5 2-1.5 3.5h-5C9.5 16 9 15 8 14Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  more: 'M5 12h.8M11.6 12h.8M18.2 12h.8',
  skip: 'M5 6l6 6-6 6M12 6l6 6-6 6',
  close: 'M6 6 18 18M18 6 6 18',
} as const;

export type Sign = keyof typeof SIGNS;

/** One of these, or another by its path. */
export function Icon({ name, path }: { name: Sign; path?: never } | { name?: never; path: string }) {
  return (
    <svg
      class="table-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path ?? SIGNS[name]} />
    </svg>
  );
}
