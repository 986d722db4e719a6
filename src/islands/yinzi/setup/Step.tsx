import type { PreparationStep, RuleId } from '../../../games/yinzi/index.ts';
import { localePath } from '../../../lib/url.ts';
import { rulePath } from '../../../reference/yinzi/rule-links.ts';
import { BoxNumber } from '../box/BoxNumber.tsx';
import { type Fact, tellStep } from './tell.ts';
import { useUi } from './ui.ts';

interface Props {
  step: PreparationStep;
  rule: RuleId;
}

const SHORT = 14; // letters; what is longer has a line of its own

function Facts({ facts }: { facts: readonly Fact[] }) {
  const long = facts.some(({ value }) => value.length > SHORT);
  return (
    <dl class={long ? 'drawn drawn-long' : 'drawn'}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One step: what to do, to be ticked off, and what is drawn for it. */
export function Step({ step, rule }: Props) {
  const ui = useUi();
  const { model, box, t, lang } = ui;
  const { players, names, ticks, drawn: shown } = model.draft.value;
  const table = { players, names, setup: model.setup.value, ships: model.ships.value };
  const { text, note, drawn, hidden } = tellStep(step, table, ui);
  // Before anything is drawn, its place is kept with what chance has not touched: nothing below jumps when it comes.
  const place = model.started.value ? undefined : 'is-awaited';
  return (
    <li>
      <div class="step-line">
        <label>
          <input
            type="checkbox"
            checked={ticks.includes(step)}
            onChange={({ currentTarget }) => model.tick(step, currentTarget.checked)}
          />
          <span>{text}</span>
        </label>
        <a href={localePath(lang, rulePath(rule))} aria-label={t('yinzi.setup.rule', { step: text })}>
          ?
        </a>
      </div>
      {shown && step === 'ships' && (
        <div class={['step-box', place].filter(Boolean).join(' ')}>
          <p>{t('yinzi.setup.ships.ask')}</p>
          <BoxNumber
            model={box}
            place={{ part: 'coast', at: players }}
            label={t('yinzi.setup.ships.boxes')}
          />
          <BoxNumber
            model={box}
            place={{ part: 'stacks', at: players }}
            label={t('yinzi.setup.ships.stacks')}
          />
        </div>
      )}
      {shown && drawn.length > 0 && (
        <div class={place}>
          {note && <p class="step-note">{note}</p>}
          <Facts facts={drawn} />
        </div>
      )}
      {shown && hidden.length > 0 && (
        <details class={place}>
          <summary>{t('yinzi.setup.hidden')}</summary>
          <Facts facts={hidden} />
        </details>
      )}
    </li>
  );
}
