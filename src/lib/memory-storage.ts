/** Storage that lives as long as the page: such as what is in a file, to be read like what is on the device. */
export function memoryStorage(kept: Record<string, string> = {}): Storage {
  const all = new Map(Object.entries(kept));
  let keys: string[] | undefined; // in order, until something comes or goes
  return {
    get length() {
      return all.size;
    },
    clear: () => {
      keys = undefined;
      all.clear();
    },
    getItem: (key) => all.get(key) ?? null,
    key: (index) => {
      keys ??= [...all.keys()];
      return keys[index] ?? null;
    },
    removeItem: (key) => {
      keys = undefined;
      all.delete(key);
    },
    setItem: (key, text) => {
      keys = undefined;
      all.set(key, text);
    },
  };
}
