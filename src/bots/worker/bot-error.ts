export const BOT_ERRORS = ['not-your-move', 'unknown-level', 'broken'] as const;
export type BotErrorCode = (typeof BOT_ERRORS)[number];

/** Something is asked of a bot that it cannot do; words for the code are in i18n under `bot.error`. */
export class BotError extends Error {
  override readonly name = 'BotError';
  readonly code: BotErrorCode;

  constructor(code: BotErrorCode) {
    super(code);
    this.code = code;
  }
}
