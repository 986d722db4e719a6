import { useEffect, useRef } from 'preact/hooks';
import { Token } from '../../../art/index.ts';
import { RuleNote } from '../RuleNote.tsx';
import { useUi } from './ui.ts';

/** A 商 token and a tie: the right person is asked the right question. */
export function Ask() {
  const { model, t, name, good } = useUi();
  const pending = model.check.value ? null : model.table.value.pending;
  const first = useRef<HTMLButtonElement>(null);
  const asked = pending !== null;
  useEffect(() => {
    if (asked) first.current?.focus();
  }, [asked]);
  if (!pending) return null;
  const { question, asked: who } = pending.question;
  const holder = model.collections.value[pending.good - 1]!.holder!;
  return (
    <section class="ask card" aria-labelledby="ask">
      <h2 id="ask">
        <Token good={pending.good} side="shang" size={36} />{' '}
        {t(`majority.ask.${question}`, {
          name: name(who),
          good: good(pending.good),
          holder: name(holder),
          taker: name(pending.taker),
        })}
      </h2>
      <div class="choices">
        <button type="button" class="button button--main" ref={first} onClick={() => model.answer(true)}>
          {t(`majority.ask.${question}.yes`)}
        </button>
        <button type="button" class="button" onClick={() => model.answer(false)}>
          {t(`majority.ask.${question}.no`)}
        </button>
      </div>
      <RuleNote rule={pending.question.rule} />
    </section>
  );
}
