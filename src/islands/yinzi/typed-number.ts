import { useState } from 'preact/hooks';

/** What somebody typed as a number of at most two digits; null for nothing, undefined where it is none. */
function readNumber(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,2}$/.test(typed) ? Number(typed) : undefined;
}

/** A field for a number: what is none stays in it, to be marked, until the number becomes another, and changes nothing. */
export function useTypedNumber(now: number | null, onNumber: (value: number | null) => void) {
  const [odd, setOdd] = useState<{ text: string; now: number | null }>();
  return {
    odd: odd?.now === now ? odd.text : undefined,
    onInput({ currentTarget: { value } }: { currentTarget: HTMLInputElement }): void {
      const typed = readNumber(value);
      setOdd(typed === undefined ? { text: value, now } : undefined);
      if (typed !== undefined) onNumber(typed);
    },
  };
}
