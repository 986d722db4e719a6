import { PERSONALITIES } from '../../../../bots/dunhuang/personality.ts';
import { LEVELS } from '../../../../bots/levels.ts';
import type { Seat } from '../../../../games/dunhuang/index.ts';
import type { Bot } from '../../../table/game/types.ts';
import { useUi } from '../words/speech.ts';

interface Props {
  seat: Seat;
  bot: Bot | null;
  onChange: (bot: Bot | null) => void;
}

/** Who sits here: a person, or which bot. */
export function BotFields({ seat, bot, onChange }: Props) {
  const { t } = useUi();
  return (
    <span class="bot-fields">
      <select
        value={bot?.level ?? 'person'}
        aria-label={t('table.new.who', { n: seat + 1 })}
        onChange={({ currentTarget: { value } }) => {
          const level = LEVELS.find((one) => one === value);
          onChange(level ? { level, personality: bot?.personality ?? null } : null);
        }}
      >
        <option value="person">{t('table.new.person')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('table.new.bot', { level: t(`bot.level.${level}`) })}
          </option>
        ))}
      </select>
      {bot && (
        <>
          <select
            value={bot.personality ?? 'none'}
            aria-label={t('table.new.personality', { n: seat + 1 })}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...bot, personality: PERSONALITIES.find((one) => one === value) ?? null })
            }
          >
            <option value="none">{t('table.new.personality.none')}</option>
            {PERSONALITIES.map((one) => (
              <option key={one} value={one}>
                {t(`bot.personality.${one}`)}
              </option>
            ))}
          </select>
          <small>{t(`bot.level.${bot.level}.about`)}</small>
        </>
      )}
    </span>
  );
}
