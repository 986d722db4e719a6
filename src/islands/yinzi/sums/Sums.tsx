import { useEffect, useMemo } from 'preact/hooks';
import { translator } from '../../../i18n/translate.ts';
import { onKeptElsewhere } from '../../../lib/kept-elsewhere.ts';
import type { Lang } from '../../../lib/languages.ts';
import { localePath } from '../../../lib/url.ts';
import { rulePath } from '../../../reference/yinzi/rule-links.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { StorageNote } from '../../StorageNote.tsx';
import { UiContext } from '../../ui.ts';
import { BoxNumber } from '../box/BoxNumber.tsx';
import { profileBox } from '../box/boxes.ts';
import { createBoxNumbers } from '../box/numbers.ts';
import { useTypedNumber } from '../typed-number.ts';
import { sumsBox } from './boxes.ts';
import { createSumsModel } from './model.ts';
import { allowedBy, type Field } from './sum.ts';
import { SUMS } from './sums.ts';
import { type PageWords, type Ui, useUi } from './ui.ts';
import '../../island.css';
import './sums.css';

interface Props {
  lang: Lang;
  words: PageWords & BrokenWords;
}

function FieldRow({ field }: { field: Field }) {
  const ui = useUi();
  const { model, t } = ui;
  const value = model.values.value[field.name]!;
  const label = field.label(ui);
  const set = (n: number) => model.set(field, n);
  const { odd, onInput } = useTypedNumber(value, (n) => set(n ?? 0));
  if (field.kind === 'switch') {
    return (
      <label class="sum-switch">
        <input
          type="checkbox"
          checked={value === 1}
          onChange={({ currentTarget }) => set(currentTarget.checked ? 1 : 0)}
        />
        <span>{label}</span>
      </label>
    );
  }
  const id = `sum-${field.name}`;
  const allowed = allowedBy(field, model.values.value);
  const tooMany =
    allowed !== undefined && t(field.atMost ? 'yinzi.sum.too-high' : 'yinzi.sum.too-many', { n: allowed });
  const problem = odd === undefined ? tooMany : t('yinzi.box.number.none');
  return (
    <div class="sum-count">
      <label for={id}>{label}</label>
      <div class="sum-stepper">
        <button
          type="button"
          class="choice"
          aria-label={t('yinzi.sum.less', { what: label })}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={odd ?? value}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-box` : undefined}
          onInput={onInput}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          class="choice"
          aria-label={t('yinzi.sum.more', { what: label })}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
      {problem && (
        <p class="problem" id={`${id}-box`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The answer first, and how it came about after it. */
function Result() {
  const ui = useUi();
  const { model, box, t, lang } = ui;
  const lines = model.open.value
    .reckon(model.values.value, ui, box.profile.value)
    .toSorted((a, b) => Number(b.answer ?? false) - Number(a.answer ?? false));
  return (
    <div role="status" class="sum-result">
      <ul class="sum-lines">
        {lines.map(({ text, rule, answer }) => (
          <li key={text} class={answer ? 'sum-answer' : undefined}>
            {text}{' '}
            <a href={localePath(lang, rulePath(rule))} aria-label={t('yinzi.sum.rule', { line: text })}>
              {t('yinzi.sum.why')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sums of a round. */
function Sums({ lang, words }: Props) {
  const ui = useMemo(
    (): Ui => ({ ...translator(lang, words), model: createSumsModel(sumsBox()), box: createBoxNumbers() }),
    [lang, words],
  );
  const { model, box, t } = ui;
  useEffect(() => {
    const load = () => {
      model.load();
      box.load();
    };
    load();
    return onKeptElsewhere([sumsBox().key, profileBox().key], load);
  }, [model, box]);
  const { id: open, fields, ofBox } = model.open.value;
  const values = model.values.value;
  return (
    <UiContext.Provider value={ui}>
      <StorageNote trouble={model.trouble.value ?? box.trouble.value} />
      <fieldset class="choices" aria-label={t('yinzi.sum.which')}>
        {SUMS.map(({ id }) => (
          <button
            key={id}
            type="button"
            class="choice"
            aria-pressed={id === open}
            onClick={() => model.show(id)}
          >
            {t(`yinzi.sum.${id}`)}
          </button>
        ))}
      </fieldset>
      <section class="sum" aria-labelledby="sum-title">
        <h2 id="sum-title">{t(`yinzi.sum.${open}`)}</h2>
        <Result />
        <div class="sum-fields">
          {fields.map((field) => (
            <FieldRow key={`${open} ${field.name}`} field={field} />
          ))}
          {ofBox && (
            <BoxNumber
              key={`${open} ${ofBox.place(values).at}`}
              model={box}
              place={ofBox.place(values)}
              label={ofBox.label(ui, values)}
            />
          )}
        </div>
        <button type="button" class="button" onClick={() => model.clear()}>
          {t('yinzi.sum.clear')}
        </button>
      </section>
    </UiContext.Provider>
  );
}

export default guarded(Sums, { 'yinzi-sums': 'shang.yinzi.sums', 'yinzi-box': 'shang.yinzi.box' });
