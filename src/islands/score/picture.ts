/** The score sheet as a PNG, drawn on the device. */
import type { Grid, Row } from './grid.ts';

/** Daylight, whatever the theme: a picture is looked at anywhere. */
const PAINT = { paper: '#f7efdf', ink: '#38251a', soft: '#6a5340', line: '#cbb48d', seal: '#a63a22' };

const SCALE = 2; // sharp on a phone
const MARGIN = 32;
const LABEL = 190;
const COLUMN = 120;
const ROW = 34;
const TITLE = 96;

const HEADING = 'Alegreya, Georgia, serif';
const TEXT = "'Source Sans 3', 'Shang CJK', sans-serif";

/** Letters that fit a width, with an ellipsis for the rest. */
function shorten(brush: CanvasRenderingContext2D, text: string, width: number): string {
  if (brush.measureText(text).width <= width) return text;
  let short = text;
  while (short && brush.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}

function drawRow(
  brush: CanvasRenderingContext2D,
  { label, cells, strong }: Row,
  y: number,
  width: number,
): void {
  brush.fillStyle = PAINT.line;
  brush.fillRect(MARGIN, y + ROW - 1, width - 2 * MARGIN, strong ? 2 : 1);
  brush.font = `${strong ? 700 : 400} 17px ${TEXT}`;
  brush.fillStyle = strong ? PAINT.ink : PAINT.soft;
  brush.fillText(shorten(brush, label, LABEL - 8), MARGIN, y + 23);
  cells.forEach(({ text, faint }, seat) => {
    brush.fillStyle = faint ? PAINT.soft : PAINT.ink;
    brush.fillText(text, MARGIN + LABEL + seat * COLUMN, y + 23);
  });
}

export async function drawPicture(title: string, verdict: string, { names, rows }: Grid): Promise<Blob> {
  await document.fonts.ready;
  const width = 2 * MARGIN + LABEL + names.length * COLUMN;
  const height = TITLE + (rows.length + 1) * ROW + MARGIN;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const brush = canvas.getContext('2d')!;
  brush.scale(SCALE, SCALE);
  brush.fillStyle = PAINT.paper;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = PAINT.seal;
  brush.font = `700 24px ${HEADING}`;
  brush.fillText(shorten(brush, title, width - 2 * MARGIN), MARGIN, 44);
  brush.fillStyle = PAINT.ink;
  brush.font = `400 17px ${TEXT}`;
  brush.fillText(shorten(brush, verdict, width - 2 * MARGIN), MARGIN, 74);
  brush.font = `700 17px ${TEXT}`;
  names.forEach((name, seat) => {
    brush.fillText(shorten(brush, name, COLUMN - 12), MARGIN + LABEL + seat * COLUMN, TITLE + 23);
  });
  rows.forEach((row, i) => {
    drawRow(brush, row, TITLE + (i + 1) * ROW, width);
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))));
  });
}
