import type { RuleId } from '../../games/dunhuang/index.ts';
import type { Translator, WordsOf } from '../../i18n/translate.ts';
import { localePath } from '../../lib/url.ts';
import { rulePath } from '../../reference/dunhuang/rule-links.ts';

type Words = WordsOf<'why.'>;

interface Props {
  rule: RuleId;
  words: Pick<Translator<keyof Words>, 't' | 'lang'>;
}

/** The rule behind a line, in a sentence, and the way to all of it. */
export function RuleNote({ rule, words: { t, lang } }: Props) {
  const text = `why.${rule}` as keyof Words;
  return (
    <p class="rule-note">
      {t(text)} <a href={localePath(lang, rulePath(rule))}>{t('why.read')}</a>
    </p>
  );
}
