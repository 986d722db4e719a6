/** Who says what our rulings say: one of the two booklets, the leaflet by fans, or nobody but us. */
import sources from '../../../content/dunhuang/sources.json';

export const SOURCES = ['en', 'nl', 'leaflet', 'ours'] as const;
export type Source = (typeof SOURCES)[number];

export function sourcesOf(ruling: string): readonly Source[] {
  const named = (sources as Readonly<Record<string, readonly string[]>>)[ruling] ?? [];
  return SOURCES.filter((source) => named.includes(source));
}
