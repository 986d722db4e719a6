import type { LiveKey } from '../../../../i18n/translate.ts';
import { useLiveWords } from './words.ts';

interface Props {
  say: LiveKey;
  name?: string;
}

/** A sentence that only a site with a relay says, for the parts that every site has. */
export default function LiveSay({ say, name = '' }: Props) {
  const words = useLiveWords();
  return <>{words?.t(say, { name })}</>;
}
