import { LONGEST_NAME } from '../../../lib/names.ts';
import { SEATS } from '../../../lib/seats.ts';
import { PlayerCountChoice } from '../../PlayerCountChoice.tsx';
import { playerName } from '../saying.ts';
import { useUi } from './ui.ts';

/** Who plays, in provisional turn order. */
export function NewGame() {
  const ui = useUi();
  const { model, t } = ui;
  const { players, names } = model.asking.value!;
  return (
    <form
      class="card"
      aria-labelledby="round-new"
      onSubmit={(event) => {
        event.preventDefault();
        model.begin();
      }}
    >
      <h2 id="round-new">{t('yinzi.round.new')}</h2>
      <PlayerCountChoice count={players} onCount={model.setPlayers} />
      <p>{t('yinzi.round.new.order')}</p>
      <ol class="round-names">
        {SEATS.slice(0, players).map((seat) => (
          <li key={seat}>
            <input
              type="text"
              value={names[seat]}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              placeholder={playerName(ui, [], seat)}
              aria-label={t('people.name', { n: seat + 1 })}
              onInput={({ currentTarget }) => model.setName(seat, currentTarget.value)}
            />
          </li>
        ))}
      </ol>
      {model.isPlaying.value && <p>{t('yinzi.round.new.replaces')}</p>}
      <div class="choices">
        <button type="submit" class="button button--main">
          {t('yinzi.round.begin')}
        </button>
        {model.isPlaying.value && (
          <button type="button" class="button" onClick={model.cancel}>
            {t('yinzi.round.cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
