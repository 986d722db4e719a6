/** Where a wide board leaves room for the log beside it; `board.css` says the same of its side. */
export const ROOM_FOR_LOG = '(min-aspect-ratio: 23/20) and (min-height: 700px)';
