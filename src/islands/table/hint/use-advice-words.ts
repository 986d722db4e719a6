import { useEffect, useState } from 'preact/hooks';
import type { AdviceWords } from '../game/face.ts';
import { useBoard, useUi } from '../ui/context.ts';

/** Undefined until they have come, `null` where they are not to be had. */
export function useAdviceWords(): AdviceWords | null | undefined {
  const { fetchAdviceWords } = useBoard();
  const { lang } = useUi();
  const [words, setWords] = useState<AdviceWords | null>();
  useEffect(() => {
    fetchAdviceWords(lang).then(setWords, () => setWords(null));
  }, []);
  return words;
}
