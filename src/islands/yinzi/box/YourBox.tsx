import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { LONGEST_TRACK, MARKETS, type ProfilePlace, RATE_SPACES } from '../../../games/yinzi/index.ts';
import { translator } from '../../../i18n/translate.ts';
import { onKeptElsewhere } from '../../../lib/kept-elsewhere.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { guarded } from '../../guarded.tsx';
import { StorageNote } from '../../StorageNote.tsx';
import { UiContext } from '../../ui.ts';
import { BoxNumber } from './BoxNumber.tsx';
import { profileBox } from './boxes.ts';
import { createBoxModel } from './model.ts';
import { OfferNote } from './OfferNote.tsx';
import { Sharing } from './Sharing.tsx';
import type { BoxWords, Ui } from './ui.ts';
import '../../island.css';
import './your-box.css';

interface Props {
  lang: Lang;
  words: BoxWords & BrokenWords;
}

/** The first of a track's spaces, and one more to fill in. */
const spaces = (known: number): number[] =>
  Array.from({ length: Math.min(known + 1, LONGEST_TRACK) }, (_, i) => i);

function Group({
  id,
  title,
  why,
  children,
}: {
  id: string;
  title: string;
  why: string;
  children: ComponentChildren;
}) {
  return (
    <section aria-labelledby={`box-${id}`}>
      <h2 id={`box-${id}`}>{title}</h2>
      <p>{why}</p>
      <div class="box-numbers">{children}</div>
    </section>
  );
}

/** What only the box on the table can say, asked for once. */
function YourBoxScreen({ lang, words }: Props) {
  const ui = useMemo(
    (): Ui => ({ ...translator(lang, words), model: createBoxModel(profileBox()) }),
    [lang, words],
  );
  const { model, t } = ui;
  useEffect(() => {
    model.load();
    model.follow(location.hash);
    const follow = () => model.follow(location.hash);
    addEventListener('hashchange', follow);
    const stop = onKeptElsewhere([profileBox().key], model.load);
    return () => {
      stop();
      removeEventListener('hashchange', follow);
    };
  }, [model]);
  const number = (part: ProfilePlace['part'], at: ProfilePlace['at'], label: string) => (
    <BoxNumber key={at} model={model} place={{ part, at }} label={label} />
  );
  const players = [2, 3, 4] as const;
  return (
    <UiContext.Provider value={ui}>
      <StorageNote trouble={model.trouble.value} />
      <OfferNote />
      <Group id="rates" title={t('yinzi.box.rates')} why={t('yinzi.box.rates.why')}>
        {Array.from({ length: RATE_SPACES }, (_, i) =>
          number('rates', i, t('yinzi.box.rates.one', { n: i + 1 })),
        )}
      </Group>
      <Group id="points" title={t('yinzi.box.points')} why={t('yinzi.box.points.why')}>
        {MARKETS.map((market) => number('points', market, t(`yinzi.market.${market}`)))}
      </Group>
      <Group id="ships" title={t('yinzi.box.ships')} why={t('yinzi.box.ships.why')}>
        {players.map((n) => number('coast', n, t('yinzi.box.coast', { n })))}
        {players.map((n) => number('stacks', n, t('yinzi.box.stacks', { n })))}
      </Group>
      <Group id="boats" title={t('yinzi.box.boats')} why={t('yinzi.box.boats.why')}>
        {spaces(model.profile.value.boats.length).map((i) =>
          number('boats', i, t('yinzi.box.boats.one', { n: i + 1 })),
        )}
      </Group>
      <Sharing />
    </UiContext.Provider>
  );
}

export const YourBox = guarded(YourBoxScreen, { 'yinzi-box': 'shang.yinzi.box' });
