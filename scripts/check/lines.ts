/** What decides when a part begins; all that it waits for stands above it. */
interface InLine {
  readonly name: string;
  readonly line?: string;
  readonly after?: string;
  readonly needs?: readonly string[];
}

/** Runs parts as early as their line and what they wait for allow, and gives their results in the order of the list. */
export function inLines<Part extends InLine, Result extends { readonly failed: number }>(
  parts: readonly Part[],
  run: (part: Part, failed: ReadonlySet<string>) => Promise<Result>,
): Promise<Result[]> {
  const failed = new Set<string>();
  const begun: { part: Part; result: Promise<Result> }[] = [];
  for (const part of parts) {
    const awaited = begun.filter(
      ({ part: above }) =>
        !part.line ||
        !above.line ||
        above.line === part.line ||
        above.name === part.after ||
        part.needs?.includes(above.name),
    );
    const result = Promise.all(awaited.map((above) => above.result)).then(async () => {
      const ended = await run(part, failed);
      if (ended.failed) failed.add(part.name);
      return ended;
    });
    begun.push({ part, result });
  }
  return Promise.all(begun.map(({ result }) => result));
}
