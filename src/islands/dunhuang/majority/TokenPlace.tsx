import { type Good, SEATS, type Seat, type Side } from '../../../games/dunhuang/index.ts';
import { tellFinding } from './sentences.ts';
import { useUi } from './ui.ts';

const MIDDLE = 'middle';

/** Where a token lies, as it is entered to be looked at, and what is odd about it. */
export function TokenPlace({ good }: { good: Good }) {
  const ui = useUi();
  const { model, t, name } = ui;
  const { count } = model.track.value;
  const { holder, side } = model.collections.value[good - 1]!;
  const finding = model.findings.value.find((one) => one.good === good);
  const choose = (value: string) => {
    const [where, face] = value.split(':');
    model.lay(good, {
      holder: where === MIDDLE ? null : (Number(where) as Seat),
      side: face as Side,
    });
  };
  return (
    <tr class="token-place">
      <td colSpan={count + 2}>
        <label>
          {t('majority.token-of', { good: ui.good(good) })}{' '}
          <select
            value={`${holder ?? MIDDLE}:${side}`}
            aria-invalid={finding !== undefined && finding.code !== 'leaving'}
            onChange={({ currentTarget: { value } }) => choose(value)}
          >
            <option value={`${MIDDLE}:number`}>{t('majority.in-middle')}</option>
            {SEATS.slice(0, count).flatMap((seat) =>
              (['number', 'shang'] as const).map((face) => (
                <option key={`${seat}:${face}`} value={`${seat}:${face}`}>
                  {t(`majority.with.${face}`, { name: name(seat) })}
                </option>
              )),
            )}
          </select>
        </label>
        {finding && <p class={finding.code === 'leaving' ? 'hint' : 'problem'}>{tellFinding(finding, ui)}</p>}
      </td>
    </tr>
  );
}
