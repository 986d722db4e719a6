import { Character } from '../../../art/index.ts';
import { type Effects, useUi } from './ui.ts';

/** Who lies where and does what; with the circle, all that is printed. */
export function Eight({ effects }: { effects: Effects }) {
  const { model, t } = useUi();
  return (
    <section class="panel eight" aria-labelledby="setup-eight">
      <h2 id="setup-eight">{t('setup.eight')}</h2>
      <ol>
        {model.circle.value.map((id) => (
          <li key={id}>
            <Character id={id} size={40} />
            <span>
              <b>{t(`character.${id}`)}</b> {effects[id]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
