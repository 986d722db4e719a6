import type { ComponentChildren } from 'preact';
import type { Group } from './format.ts';
import { href } from './where.ts';
import './art.css';

/** How every piece of the set is asked for. */
export interface ArtProps {
  /** Its width in CSS pixels; without it the piece is as tall as the line of text it stands in. */
  size?: number | undefined;
  /** Its name in the language of the page; without it the piece is hidden from readers, words standing beside it. */
  label?: string | undefined;
  class?: string | undefined;
}

interface UseProps {
  group: Group;
  name: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** A piece placed inside a larger picture. */
export function Use({ group, name, ...place }: UseProps) {
  return <use href={href(group, name)} {...place} />;
}

interface PictureProps extends ArtProps {
  width: number;
  height: number;
  children: ComponentChildren;
}

/** The frame of every picture: its grid, its size on the page and its accessible name. */
export function Picture({ width, height, size, label, class: extra, children }: PictureProps) {
  const names = ['art', size === undefined && 'art-inline', extra].filter(Boolean).join(' ');
  const box = size === undefined ? {} : { width: size, height: Math.round((size * height) / width) };
  const frame = { class: names, viewBox: `0 0 ${width} ${height}`, ...box };
  if (label === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

interface PieceProps extends ArtProps {
  group: Group;
  name: string;
}

/** One piece of the 64 × 64 grid by itself. */
export function Piece({ group, name, ...art }: PieceProps) {
  return (
    <Picture width={64} height={64} {...art}>
      <Use group={group} name={name} />
    </Picture>
  );
}
