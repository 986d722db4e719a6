import { useTypedNumber } from '../typed-number.ts';
import { useUi } from './ui.ts';

export const upTo = (most: number): number[] => Array.from({ length: most }, (_, n) => n + 1);

/** As many as fit beside a label. */
const BESIDE = 4;

interface Props {
  id: string;
  label: string;
  amount: number | null; // null where nobody has said
  quick: readonly number[]; // one tap each
  wrong?: string | undefined; // where it is said why it cannot be
  onAmount: (amount: number | null) => void;
}

/** So many of something: one tap for what people mostly have, typed for the rest. A second tap takes the first back. */
export function AmountRow({ id, label, amount, quick, wrong, onAmount }: Props) {
  const { t } = useUi();
  const { odd, onInput } = useTypedNumber(amount, onAmount);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div class="pad-row" role="group" aria-label={label} data-wrong={wrong && ''}>
      <label for={id}>{label}</label>
      <div class="pad-chips" data-wide={quick.length > BESIDE || undefined}>
        {quick.map((n) => (
          <button
            key={n}
            type="button"
            class="choice"
            aria-pressed={n === amount}
            onClick={() => onAmount(n === amount ? null : n)}
          >
            {n}
          </button>
        ))}
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          placeholder={amount === null ? '?' : '0'}
          value={odd ?? (amount || '')}
          aria-invalid={odd !== undefined || wrong !== undefined}
          aria-describedby={odd === undefined ? wrong : `${id}-problem`}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={onInput}
        />
      </div>
      {odd !== undefined && (
        <p class="problem" id={`${id}-problem`}>
          {t('yinzi.score.no-number')}
        </p>
      )}
    </div>
  );
}
