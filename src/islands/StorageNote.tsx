import type { Translator, WordsOf } from '../i18n/translate.ts';
import type { Trouble } from '../lib/storage.ts';

interface Props {
  trouble: Trouble | undefined;
  words: Pick<Translator<keyof WordsOf<'storage.'>>, 't'>;
}

/** Says what became of what the device should remember; silent as long as all is well. */
export function StorageNote({ trouble, words }: Props) {
  return (
    <p class="problem" role="status">
      {trouble && words.t(`storage.${trouble}`)}
    </p>
  );
}
