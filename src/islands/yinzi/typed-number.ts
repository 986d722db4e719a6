import { useState } from 'preact/hooks';

/** What somebody typed as a number of at most two digits; null for nothing, undefined where it is none. */
function readNumber(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,2}$/.test(typed) ? Number(typed) : undefined;
}

/** A field for a number: what is none stays in it, to be marked, and changes nothing. */
export function useTypedNumber(onNumber: (value: number | null) => void) {
  const [odd, setOdd] = useState<string>();
  return {
    odd,
    onInput({ currentTarget: { value } }: { currentTarget: HTMLInputElement }): void {
      const typed = readNumber(value);
      setOdd(typed === undefined ? value : undefined);
      if (typed !== undefined) onNumber(typed);
    },
  };
}
