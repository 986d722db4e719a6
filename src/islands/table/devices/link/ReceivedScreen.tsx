import { useState } from 'preact/hooks';
import type { DeviceKey, Translator } from '../../../../i18n/translate.ts';
import type { Question, Router } from '../../address/router.ts';
import type { KeptRules } from '../../game/rules.ts';
import type { TableGame } from '../../game/types.ts';
import { nameOf } from '../../game/words.ts';
import { summarize } from '../../record/summary.ts';
import { sameMove } from '../../record/timeline.ts';
import type { GameStore } from '../../storage/store.ts';
import { useUi } from '../../ui/context.ts';
import { useDeviceWords } from '../words.ts';
import { keepBeside, sitBeside } from './receive.ts';
import '../devices.css';

interface Props {
  received: Question;
  rules: KeptRules;
  router: Router;
  store: GameStore;
}

type Say = Translator<DeviceKey>;

function OtherSeat({ received, router, store, words: { t } }: Props & { words: Say }) {
  const ui = useUi();
  if (!('otherSeat' in received)) return null;
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

function Version({
  game,
  title,
  rules,
  words,
  onOpen,
}: {
  game: TableGame;
  title: string;
  rules: KeptRules;
  words: Say;
  onOpen: () => void;
}) {
  const ui = useUi();
  const { toMove, outcome, view } = summarize(rules, game);
  const n = game.moves.length;
  return (
    <li class="card">
      <h3>{title}</h3>
      <ui.face.Thumbnail view={view} />
      <p>
        {outcome
          ? words.plural('devices.received.fork.over', n)
          : words.plural('devices.received.fork.moves', n, { name: nameOf(game.players[toMove!]!, ui) })}
      </p>
      <button type="button" class="button" onClick={onOpen}>
        {words.t('devices.received.fork.open')}
      </button>
    </li>
  );
}

function Fork({ received, rules, router, store, words }: Props & { words: Say }) {
  const [full, setFull] = useState(false);
  if (!('fork' in received)) return null;
  const { fork, coming } = received;
  const [first] = fork;
  const common = coming.moves.findIndex((move, n) => !sameMove(move, first!.moves[n]));
  const beside = async () => {
    const kept = await keepBeside(store, coming);
    if (kept) router.openPlayed(kept);
    else setFull(true);
  };
  return (
    <>
      <p>{words.t('devices.received.fork')}</p>
      {common > 0 && <p>{words.plural('devices.received.fork.same', common)}</p>}
      <ul class="devices-versions">
        {fork.map((game) => (
          <Version
            key={game.id}
            game={game}
            title={words.t('devices.received.fork.here')}
            rules={rules}
            words={words}
            onOpen={() => router.openPlayed(game)}
          />
        ))}
        <Version
          game={coming}
          title={words.t('devices.received.fork.coming')}
          rules={rules}
          words={words}
          onOpen={beside}
        />
      </ul>
      {full && (
        <p class="problem" role="alert">
          {words.t('devices.received.fork.full')}
        </p>
      )}
    </>
  );
}

/** A game came in by a link, and somebody has to say what is to become of it. */
export default function ReceivedScreen(props: Props) {
  const { lang } = useUi();
  const words = useDeviceWords(lang);
  if (!words) return null;
  return (
    <section class="devices-page" aria-labelledby="received">
      <h2 id="received">{words.t('devices.received.title')}</h2>
      <OtherSeat {...props} words={words} />
      <Fork {...props} words={words} />
    </section>
  );
}
