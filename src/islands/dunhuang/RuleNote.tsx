import type { RuleId } from '../../games/dunhuang/index.ts';
import type { WordsOf } from '../../i18n/translate.ts';
import { localePath } from '../../lib/url.ts';
import { rulePath } from '../../reference/dunhuang/rule-links.ts';
import { type Says, useUi } from '../ui.ts';

/** The rule behind a line, in a sentence, and the way to all of it. */
export function RuleNote({ rule }: { rule: RuleId }) {
  const { t, lang } = useUi<Says<'why.'>>();
  const text = `why.${rule}` as keyof WordsOf<'why.'>;
  return (
    <p class="rule-note">
      {t(text)} <a href={localePath(lang, rulePath(rule))}>{t('why.read')}</a>
    </p>
  );
}
