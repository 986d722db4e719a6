import { OF_EACH, type Used } from '../../../games/yinzi/index.ts';
import { playerName } from '../saying.ts';
import { useUi } from './ui.ts';

/** "Boats, Selling, –" */
function Used3({ label, names }: { label: string; names: readonly string[] }) {
  const { t } = useUi();
  const left = OF_EACH - names.length;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {names.join(', ')} <span class="round-left">{t('yinzi.round.left', { n: left })}</span>
      </dd>
    </div>
  );
}

function Row({ used }: { used: Used }) {
  const { t, plural } = useUi();
  const { bonus, fortune, work, taxDiscs, cards } = used;
  const discs = taxDiscs > 0 ? [plural('yinzi.round.discs', taxDiscs)] : [];
  return (
    <dl>
      <div>
        <dt>{t('yinzi.round.bonus')}</dt>
        <dd>{bonus ? t(`yinzi.bonus.${bonus}`) : t('yinzi.round.none')}</dd>
      </div>
      <Used3 label={t('yinzi.round.fortune')} names={fortune.map((one) => t(`yinzi.fortune.${one}`))} />
      <Used3 label={t('yinzi.round.work')} names={work.map((one) => t(`yinzi.work.${one}`))} />
      <div>
        <dt>{t('yinzi.round.tax-discs')}</dt>
        <dd>{[...cards.map((value) => value ?? '?'), ...discs].join(' + ') || '–'}</dd>
      </div>
    </dl>
  );
}

/** What everybody has used this round, in turn order. */
export function Players() {
  const ui = useUi();
  const { model, t } = ui;
  const { names } = model.followed.value;
  const { order, used, toAct } = model.standing.value;
  return (
    <section aria-labelledby="round-players">
      <h2 id="round-players">{t('yinzi.round.players')}</h2>
      <ol class="round-players">
        {order.map((seat) => (
          <li key={seat} aria-current={seat === toAct ? 'step' : undefined}>
            <h3>{playerName(ui, names, seat)}</h3>
            <Row used={used[seat]!} />
          </li>
        ))}
      </ol>
    </section>
  );
}
