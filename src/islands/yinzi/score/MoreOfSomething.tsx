import { LINES } from '../../../games/yinzi/index.ts';
import { type Alternative, Alternatives } from '../../score/Alternatives.tsx';
import type { Sheet } from './sheet.ts';
import { useUi } from './ui.ts';
import { alternatives } from './what-if.ts';

const kindOf = (of: string): string =>
  LINES.find((line) => (line.of as readonly string[]).includes(of))!.code;

/** What if somebody had one more of something? */
export default function MoreOfSomething() {
  const { t, thing } = useUi();
  return (
    <Alternatives
      text={t('yinzi.score.what.text')}
      kinds={LINES.map(({ code }) => [code, t(`yinzi.score.line.${code}`)] as const)}
      alternatives={(sheet: Sheet, seat) =>
        alternatives(sheet, seat).map(({ of, fewer, ...outcome }): Alternative => {
          const kind = kindOf(of);
          const of_what = LINES.find(({ code }) => code === kind)!;
          const line = t(`yinzi.score.line.${of_what.code}`);
          const name = of_what.of.length > 1 ? `${line}: ${thing(of)}` : line;
          const label = t(fewer ? 'yinzi.score.what.less' : 'yinzi.score.what.more', { what: name });
          return { ...outcome, key: of, kind, label, picture: <span>{name}</span> };
        })
      }
      tellUndecided={(names) => t('yinzi.score.what.level', { names })}
    />
  );
}
