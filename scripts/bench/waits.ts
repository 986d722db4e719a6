/** How long people wait, and how long they may. */
export interface Wait {
  readonly name: string;
  readonly limit: number; // ms
  readonly median: number;
  readonly worst: number;
}

export function summarise(name: string, limit: number, times: readonly number[]): Wait {
  const sorted = [...times].sort((a, b) => a - b);
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return { name, limit, median: round(sorted[sorted.length >> 1]!), worst: round(sorted.at(-1)!) };
}
