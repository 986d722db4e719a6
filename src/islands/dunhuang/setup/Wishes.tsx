import { Character } from '../../../art/index.ts';
import type { CharacterId } from '../../../games/dunhuang/index.ts';
import { countCircles } from './draw.ts';
import { LOOK_BACK } from './look-back.ts';
import { PRESETS } from './presets/index.ts';
import { useUi } from './ui.ts';
import './wishes.css';

function Presets() {
  const { model, t } = useUi();
  return (
    <fieldset class="presets">
      <legend class="unseen">{t('setup.presets')}</legend>
      {PRESETS.map(({ id, wants }) => {
        const missing = wants(model.lastCircle.value) === undefined;
        return (
          <button
            key={id}
            type="button"
            class="preset"
            disabled={missing}
            onClick={() => model.choosePreset(id)}
          >
            <b>{t(`setup.preset.${id}`)}</b>
            <span>{t(missing ? 'setup.preset.opposite.none' : `setup.preset.${id}.why`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function TileWish({ tile, n }: { tile: readonly CharacterId[]; n: number }) {
  const { model, t } = useUi();
  const wish = model.wishFor(tile);
  const choice = (id: CharacterId | undefined, choose: () => void) => (
    <label key={id}>
      <input class="unseen" type="radio" name={`setup-tile-${n}`} checked={wish === id} onChange={choose} />
      {id && <Character id={id} size={28} />}
      <span>{t(id ? `character.${id}` : 'setup.either')}</span>
    </label>
  );
  const [front, back] = [tile[0]!, tile[1]!];
  const religious = n === model.tiles.length;
  return (
    <fieldset class="tile-wish">
      <legend class={religious ? undefined : 'unseen'}>
        {religious ? t('setup.tile.religion') : t('setup.tile', { n })}
      </legend>
      {choice(front, () => model.want(front))}
      {choice(undefined, () => model.shrug(front))}
      {choice(back, () => model.want(back))}
    </fieldset>
  );
}

/** Presets, who is in and who is out, and what should not come again. */
export function Wishes() {
  const { model, t, plural } = useUi();
  const fitting = model.refusal.value ? 0 : countCircles(model.wishes.value);
  return (
    <details class="panel chrome">
      <summary>
        <h2>{t('setup.wishes')}</h2>
      </summary>
      <Presets />
      <h3>{t('setup.sides')}</h3>
      {model.tiles.map((tile, i) => (
        <TileWish key={tile[0]} tile={tile} n={i + 1} />
      ))}
      <p>
        <label>
          {t('setup.avoid')}{' '}
          <select
            value={model.avoid.value}
            onChange={({ currentTarget }) => model.setAvoid(Number(currentTarget.value))}
          >
            <option value={0}>{t('setup.avoid.none')}</option>
            {LOOK_BACK.map((n) => (
              <option key={n} value={n}>
                {t('setup.avoid.n', { n })}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p class="buttons">
        <button type="button" class="button" onClick={model.clearWishes}>
          {t('setup.wishes.clear')}
        </button>
        <span>{plural('setup.wishes.left', fitting)}</span>
      </p>
    </details>
  );
}
