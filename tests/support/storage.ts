/** A browser's storage in a test: `kept` is what is in it. */
export function memoryStorage(kept: Record<string, string> = {}): Storage {
  return {
    kept,
    get length() {
      return Object.keys(kept).length;
    },
    key: (index: number) => Object.keys(kept)[index] ?? null,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  } as unknown as Storage;
}
