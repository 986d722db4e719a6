import { encodeSetup, type View } from '../../../games/dunhuang/index.ts';
import { CodeIn } from '../CircleCode.tsx';
import { useUi } from './words/speech.ts';

/** Which circle this is, for who wants to lay it out again. */
export default function Facts({ view }: { view: View }) {
  const { t } = useUi();
  const code = encodeSetup(view.circle);
  return <CodeIn text={t('table.menu.code', { code })} code={code} />;
}
