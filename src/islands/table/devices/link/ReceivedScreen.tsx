import { UiContext } from '../../../ui.ts';
import type { Question, Router } from '../../address/router.ts';
import type { OnBoard } from '../../game/game.ts';
import type { KeptRules } from '../../game/rules.ts';
import { nameOf } from '../../game/words.ts';
import type { GameStore } from '../../storage/store.ts';
import { focusOn } from '../focus-on.ts';
import { useDeviceWords, useUi } from '../words.ts';
import { Fork } from './Fork.tsx';
import { sitBeside } from './receive.ts';
import '../devices.css';

interface Props {
  received: Question;
  rules: KeptRules;
  router: Router;
  store: GameStore;
  /** What tells of moves in words. */
  fetchBoard: () => Promise<OnBoard>;
}

type Seats = Pick<Props, 'router' | 'store'> & {
  received: Extract<Question, { otherSeat: unknown }>;
};

function OtherSeat({ received, router, store }: Seats) {
  const ui = useUi();
  const { t } = ui;
  const { otherSeat, kept, coming } = received;
  const other = nameOf(coming.players[otherSeat]!, ui);
  const name = ui.lists.format((kept.apart?.here ?? []).map((seat) => nameOf(kept.players[seat]!, ui)));
  /** The link is read again, and is theirs now too. */
  const together = async () => {
    await sitBeside(store, kept, otherSeat);
    await router.follow();
  };
  return (
    <>
      <p>{t('devices.received.seat', { other, name })}</p>
      <div class="devices-buttons">
        <button type="button" class="button button--main" onClick={() => router.openPlayed(kept)}>
          {t('devices.received.seat.open', { name })}
        </button>
        <button type="button" class="button" onClick={router.leave}>
          {t('devices.received.seat.lobby')}
        </button>
        <button type="button" class="button" onClick={together}>
          {t('devices.received.seat.too', { other })}
        </button>
      </div>
      <p class="devices-honest">{t('devices.received.seat.too.about')}</p>
    </>
  );
}

/** A game came in by a link, and somebody has to say what is to become of it. */
export default function ReceivedScreen(props: Props) {
  const ui = useDeviceWords();
  if (!ui) return null;
  return (
    <UiContext.Provider value={ui}>
      <section class="devices-page" aria-labelledby="received">
        <h2 id="received" tabIndex={-1} ref={focusOn}>
          {ui.t('devices.received.title')}
        </h2>
        {'fork' in props.received ? (
          <Fork {...props} received={props.received} />
        ) : (
          <OtherSeat {...props} received={props.received} />
        )}
      </section>
    </UiContext.Provider>
  );
}
