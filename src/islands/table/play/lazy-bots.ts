/** The bots, fetched when the first of them is asked something. */
import type { BotClient } from '../../../bots/client.ts';
import type { Bots } from './driver.ts';

export type LateBots = Bots & Pick<BotClient, 'advise' | 'review'>;

export function lateBots(
  load = async (): Promise<BotClient> => new (await import('../../../bots/client.ts')).BotClient(),
): LateBots {
  let client: Promise<BotClient> | undefined;
  const ready = (): Promise<BotClient> => (client ??= load());
  return {
    choose: async (...asked) => (await ready()).choose(...asked),
    advise: async (...asked) => (await ready()).advise(...asked),
    review: async (...asked) => (await ready()).review(...asked),
    /** Whatever comes next starts anew, also where the fetching itself failed. */
    close() {
      client?.then(
        (bots) => bots.close(),
        () => {},
      );
      client = undefined;
    },
  };
}
