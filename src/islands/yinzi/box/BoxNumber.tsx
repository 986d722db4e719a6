import { boundsOf, numberAt, type ProfilePlace } from '../../../games/yinzi/index.ts';
import { type Says, useUi } from '../../ui.ts';
import { useTypedNumber } from '../typed-number.ts';
import type { BoxNumbers } from './numbers.ts';
import './box-number.css';

interface Props {
  model: Pick<BoxNumbers, 'profile' | 'set'>;
  place: ProfilePlace;
  label: string;
}

/** One number that the box says, wherever a tool needs it: filled in here, it is known everywhere. */
export function BoxNumber({ model, place, label }: Props) {
  const { t } = useUi<Says<'yinzi.box.number.'>>();
  const value = numberAt(model.profile.value, place);
  const { odd, onInput } = useTypedNumber(value, (typed) => model.set(place, typed));
  const { least, most } = boundsOf(place);
  const outside = value !== null && (value < least || value > most);
  const id = `box-${place.part}-${place.at}`;
  const wrong = outside && t('yinzi.box.number.outside', { least, most });
  const problem = odd === undefined ? wrong : t('yinzi.box.number.none');
  return (
    <div class="box-number">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        maxLength={4}
        value={odd ?? value ?? ''}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={onInput}
      />
      {problem && (
        <p class="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
