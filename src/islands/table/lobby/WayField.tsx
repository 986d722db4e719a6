import type { Seat } from '../../../lib/seats.ts';
import { live } from '../devices/live/relay.ts';
import { nameOf } from '../game/words.ts';
import { useUi } from '../ui/context.ts';
import type { Draft } from './draft.ts';
import { peopleOf, yourSeat } from './fill-in.ts';

const WAYS = ['here', 'room', 'link'] as const;

interface Props {
  draft: Draft;
  onChange: (next: Partial<Draft>) => void;
}

/** Where the people sit: asked where there are two of them. */
export function WayField({ draft, onChange }: Props) {
  const ui = useUi();
  const { t } = ui;
  const you = yourSeat(draft);
  if (you === undefined) return null;
  return (
    <>
      <p class="field">
        <label for="new-way">{t('table.new.way')}</label>
        <select
          id="new-way"
          value={draft.way}
          onChange={({ currentTarget: { value } }) =>
            onChange({ way: WAYS.find((way) => way === value) ?? 'here' })
          }
        >
          {WAYS.map((way) => (
            <option key={way} value={way}>
              {t(`table.new.way.${way === 'room' && live ? 'live' : way}`)}
            </option>
          ))}
        </select>
      </p>
      {draft.way !== 'here' && (
        <p class="field">
          <label for="new-you">{t('table.new.you')}</label>
          <select
            id="new-you"
            value={String(you)}
            onChange={({ currentTarget: { value } }) => onChange({ you: Number(value) as Seat })}
          >
            {peopleOf(draft).map((seat) => (
              <option key={seat} value={String(seat)}>
                {nameOf(draft.players[seat]!, ui)}
              </option>
            ))}
          </select>
        </p>
      )}
    </>
  );
}
