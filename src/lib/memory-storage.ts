/** Storage that lives as long as the page: such as what is in a file, to be read like what is on the device. */
export function memoryStorage(kept: Record<string, string> = {}): Storage {
  const all = new Map(Object.entries(kept));
  return {
    get length() {
      return all.size;
    },
    clear: () => all.clear(),
    getItem: (key) => all.get(key) ?? null,
    key: (index) => [...all.keys()][index] ?? null,
    removeItem: (key) => void all.delete(key),
    setItem: (key, text) => void all.set(key, text),
  };
}
