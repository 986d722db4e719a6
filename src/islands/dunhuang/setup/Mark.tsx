/** Small line drawings for buttons, on a grid of 24. */
const PATHS = {
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5zM12 14.5v2',
  unlock: 'M7 11V8a5 5 0 0 1 9.6-2M5 11h14v9H5zM12 14.5v2',
  turn: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  ban: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.6 5.6l12.8 12.8',
  back: 'M9 6 4 11l5 5M4 11h9a7 7 0 0 1 7 7',
  on: 'M15 6l5 5-5 5M20 11h-9a7 7 0 0 0-7 7',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  pen: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  bin: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
} as const;

export function Mark({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="mark" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
