import { Character } from '../../../art/index.ts';
import { circleTraits } from '../../../games/dunhuang/index.ts';
import { remarkOf } from './expect.ts';
import { type SetupWords, useUi } from './ui.ts';
import './expect.css';

type ExpectKey = Extract<keyof SetupWords, `setup.expect.${string}`>;

/** What this circle makes of the game. */
export function Expect() {
  const { model, t } = useUi();
  return (
    <section class="panel chrome" aria-labelledby="setup-expect">
      <h2 id="setup-expect">{t('setup.expect')}</h2>
      <dl class="expect">
        {circleTraits(model.circle.value).map((expectation) => (
          <div key={expectation.trait}>
            <dt>{t(`setup.trait.${expectation.trait}`)}</dt>
            <dd class="expect-who">
              {expectation.characters.map((id) => (
                <Character key={id} id={id} size={32} label={t(`character.${id}`)} />
              ))}
              {expectation.characters.length === 0 && t('setup.expect.nobody')}
            </dd>
            <dd>{t(`setup.expect.${remarkOf(expectation)}` as ExpectKey)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
