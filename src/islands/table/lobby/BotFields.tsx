import type { Seat } from '../../../lib/seats.ts';
import type { Opponents } from '../game/game.ts';
import type { Bot } from '../game/types.ts';
import { useUi } from '../ui/context.ts';

interface Props {
  seat: Seat;
  bot: Bot | null;
  opponents: Opponents;
  onChange: (bot: Bot | null) => void;
}

/** Who sits here: a person, or which bot. */
export function BotFields({ seat, bot, opponents: { levels, personalities }, onChange }: Props) {
  const ui = useUi();
  const { t } = ui;
  const { nameLevel, tellLevel, namePersonality } = ui.face.newGame;
  return (
    <span class="bot-fields">
      <select
        value={bot?.level ?? 'person'}
        aria-label={t('table.new.who', { n: seat + 1 })}
        onChange={({ currentTarget: { value } }) => {
          const level = levels.find((one) => one === value);
          onChange(level ? { level, personality: bot?.personality ?? null } : null);
        }}
      >
        <option value="person">{t('table.new.person')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t('table.new.bot', { level: nameLevel(level, ui) })}
          </option>
        ))}
      </select>
      {bot && (
        <>
          {personalities.length > 0 && (
            <select
              value={bot.personality ?? 'none'}
              aria-label={t('table.new.personality', { n: seat + 1 })}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...bot, personality: personalities.find((one) => one === value) ?? null })
              }
            >
              <option value="none">{t('table.new.personality.none')}</option>
              {personalities.map((one) => (
                <option key={one} value={one}>
                  {namePersonality(one, ui)}
                </option>
              ))}
            </select>
          )}
          <small>{tellLevel(bot.level, ui)}</small>
        </>
      )}
    </span>
  );
}
