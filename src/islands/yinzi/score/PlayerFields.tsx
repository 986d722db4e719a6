import { useMemo, useState } from 'preact/hooks';
import { type Counted, LINES, type RuleId, type ScoreWarning, TOO_HIGH } from '../../../games/yinzi/index.ts';
import type { Seat } from '../../../lib/seats.ts';
import { AmountRow, upTo } from './AmountRow.tsx';
import type { Counts } from './sheet.ts';
import { useUi } from './ui.ts';
import { tellWarning } from './warning.ts';

interface Group {
  readonly rule: RuleId;
  readonly code: (typeof LINES)[number]['code'];
  readonly of: readonly Counted[];
}

/** What is counted by the same rule stands together. */
const GROUPS: readonly Group[] = [...new Set(LINES.map(({ rule }) => rule))].map((rule) => {
  const lines = LINES.filter((line) => line.rule === rule);
  return { rule, code: lines[0]!.code, of: lines.flatMap((line): readonly Counted[] => line.of) };
});

const FEW = upTo(4);
const MANY = upTo(13);
const COME_IN_MANY: readonly Counted[] = ['capacity', 'silver', 'copper'];

interface Props {
  group: Group;
  seat: Seat;
  counts: Counts;
  warnings: readonly ScoreWarning[]; // about what this player has
}

function FieldGroup({ group: { rule, code, of }, seat, counts, warnings }: Props) {
  const ui = useUi();
  const { model, t, thing } = ui;
  const [askedHigher, askHigher] = useState(false);
  const higher = askedHigher || counts[TOO_HIGH] > 0;
  const told = warnings.filter((warning) => of.includes(warning.of.at(-1)!)); // said once, where the last of it is counted
  const problems = `pad-${seat}-${code}-problems`;
  const title = t(rule === 'score.commodities' ? 'yinzi.score.commodities' : `yinzi.score.line.${code}`);
  const isWrong = (one: Counted) => counts[one] > 0 && warnings.some((warning) => warning.of.includes(one));
  return (
    <fieldset class="pad-group">
      <legend>
        {title}{' '}
        <a href={ui.ruleLink(rule)} aria-label={t('yinzi.score.rule', { line: title })}>
          {t('yinzi.score.why')}
        </a>
      </legend>
      {of
        .filter((one) => one !== TOO_HIGH || higher)
        .map((one) => (
          <AmountRow
            key={one}
            id={`pad-${seat}-${one}`}
            label={thing(one)}
            amount={counts[one]}
            quick={COME_IN_MANY.includes(one) ? MANY : FEW}
            wrong={isWrong(one) ? problems : undefined}
            onAmount={(amount) => model.setAmount(seat, one, amount ?? 0)}
          />
        ))}
      {of.includes(TOO_HIGH) && !higher && (
        <button type="button" class="pad-higher" onClick={() => askHigher(true)}>
          {t('yinzi.score.higher')}
        </button>
      )}
      <div id={problems}>
        {told.map((warning) => (
          <p key={`${warning.code} ${warning.of}`} class="problem">
            {tellWarning(warning, ui)}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

/** What one player has. It is drawn again when something of it changes, not when another's is counted. */
export function PlayerFields({ seat }: { seat: Seat }) {
  const { model } = useUi();
  const { counts } = model.sheet.value.players[seat]!;
  const isOurs = (warning: ScoreWarning) =>
    (warning.seat ?? seat) === seat && warning.of.some((one) => counts[one] > 0);
  const warnings = model.warnings.value.filter(isOurs);
  return useMemo(
    () => (
      <>
        {GROUPS.map((group) => (
          <FieldGroup key={group.rule} group={group} seat={seat} counts={counts} warnings={warnings} />
        ))}
      </>
    ),
    [counts, JSON.stringify(warnings), seat],
  );
}
