import { encodeSetup, type View } from '../../../games/dunhuang/index.ts';
import { CodeIn } from '../CircleCode.tsx';
import type { Speech } from './words/speech.ts';

/** Which circle this is, for who wants to lay it out again. */
export default function Facts({ view, speech: { t } }: { view: View; speech: Speech }) {
  const code = encodeSetup(view.circle);
  return <CodeIn text={t('table.menu.code', { code })} code={code} />;
}
