/** How long people wait, and how long they may. */
export interface Wait {
  readonly name: string;
  readonly limit: number; // ms
  readonly times: number; // it was measured
  readonly median: number;
  readonly most: number; // 19 of 20 waits are no longer
  readonly worst: number;
}

export function summarise(name: string, limit: number, times: readonly number[]): Wait {
  const sorted = [...times].sort((a, b) => a - b);
  const round = (ms: number) => Math.round(ms * 10) / 10;
  const at = (share: number) => round(sorted[Math.floor((sorted.length - 1) * share)]!);
  return { name, limit, times: sorted.length, median: at(0.5), most: at(0.95), worst: at(1) };
}
