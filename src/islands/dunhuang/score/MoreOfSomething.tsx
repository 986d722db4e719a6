import { Good as GoodPicture, Prestige, Token } from '../../../art/index.ts';
import { type Alternative, Alternatives } from '../../score/Alternatives.tsx';
import type { Sheet } from './sheet.ts';
import { type Ui, useUi } from './ui.ts';
import { alternatives, type Change } from './what-if.ts';

const keyOf = (change: Change): string => ('good' in change ? `${change.kind}-${change.good}` : change.kind);

function tellChange(sheet: Sheet, change: Change, { t, good, nameIn }: Ui): string {
  if (change.kind === 'prestige') return t('score.what.prestige');
  if (change.kind === 'card') return t('score.what.card', { good: good(change.good) });
  if (change.from === null) return t('score.what.token', { good: good(change.good) });
  return t('score.what.token-of', { good: good(change.good), name: nameIn(sheet, change.from) });
}

function Picture({ change }: { change: Change }) {
  if (change.kind === 'prestige') return <Prestige size={32} />;
  if (change.kind === 'token') return <Token good={change.good} size={32} />;
  return <GoodPicture n={change.good} size={32} />;
}

/** What if somebody had one more token, card or prestige? */
export default function MoreOfSomething() {
  const ui = useUi();
  const { t } = ui;
  return (
    <Alternatives
      text={t('score.what.text')}
      kinds={(['prestige', 'token', 'card'] as const).map((kind) => [kind, t(`score.what.more.${kind}`)])}
      alternatives={(sheet: Sheet, seat) =>
        alternatives(sheet, seat).map(
          ({ change, ...outcome }): Alternative => ({
            ...outcome,
            key: keyOf(change),
            kind: change.kind,
            label: tellChange(sheet, change, ui),
            picture: <Picture change={change} />,
          }),
        )
      }
      tellUndecided={(names) => t('score.what.coins', { names })}
    />
  );
}
