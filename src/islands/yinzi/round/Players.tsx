import { OF_EACH, type Used } from '../../../games/yinzi/index.ts';
import { playerName } from '../saying.ts';
import type { PartProps } from './Round.tsx';
import type { Words } from './tell.ts';

/** "Boats, Selling, –" */
function Used3({ label, names, words: { t } }: { label: string; names: readonly string[]; words: Words }) {
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

function Row({ used, words }: { used: Used; words: Words }) {
  const { t, plural } = words;
  const { bonus, fortune, work, taxDiscs, cards } = used;
  const discs = taxDiscs > 0 ? [plural('yinzi.round.discs', taxDiscs)] : [];
  return (
    <dl>
      <div>
        <dt>{t('yinzi.round.bonus')}</dt>
        <dd>{bonus ? t(`yinzi.bonus.${bonus}`) : t('yinzi.round.none')}</dd>
      </div>
      <Used3
        label={t('yinzi.round.fortune')}
        names={fortune.map((one) => t(`yinzi.fortune.${one}`))}
        words={words}
      />
      <Used3 label={t('yinzi.round.work')} names={work.map((one) => t(`yinzi.work.${one}`))} words={words} />
      <div>
        <dt>{t('yinzi.round.tax-discs')}</dt>
        <dd>{[...cards.map((value) => value ?? '?'), ...discs].join(' + ') || '–'}</dd>
      </div>
    </dl>
  );
}

/** What everybody has used this round, in turn order. */
export function Players({ model, words }: PartProps) {
  const { names } = model.followed.value;
  const { order, used, toAct } = model.standing.value;
  return (
    <section aria-labelledby="round-players">
      <h2 id="round-players">{words.t('yinzi.round.players')}</h2>
      <ol class="round-players">
        {order.map((seat) => (
          <li key={seat} aria-current={seat === toAct ? 'step' : undefined}>
            <h3>{playerName(words, names, seat)}</h3>
            <Row used={used[seat]!} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}
