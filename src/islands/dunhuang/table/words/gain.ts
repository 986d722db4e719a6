/** What a move brings, after its name: "→ 3 prestige", "→ tea token from Bo"; as far as it is known beforehand. */
import { type GameEvent, priceOf } from '../../../../games/dunhuang/index.ts';
import type { Part } from '../../../table/game/words.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

function gainOf(event: GameEvent, speech: Speech): readonly Part[] {
  const part = partsFor(speech);
  switch (event.type) {
    case 'prestige-taken':
      return [{ text: '→ ' }, part.prestige(event.count)];
    case 'drew':
      return part.sayMany('table.move.gain.drew', event.count, {});
    case 'token-taken': {
      const token = part.token(event.good);
      if (event.from === null) return part.say('table.move.gain.token', { token });
      const by = event.by === 'tie' ? 'tie' : 'from';
      return part.say(`table.move.gain.token.${by}`, { token, from: part.seat(event.from) });
    }
    case 'token-missed':
      return event.holder === null
        ? part.say('table.move.gain.none', { token: part.token(event.good) })
        : part.say('table.move.gain.missed', {
            token: part.token(event.good),
            holder: part.seat(event.holder),
          });
    case 'token-protected':
      return part.say('table.move.gain.missed', {
        token: part.token(event.good),
        holder: part.seat(event.seat),
      });
    case 'asked':
      return part.say(`table.move.gain.asked.${event.question}`, {
        token: part.token(event.good, 'shang'),
        who: part.seat(event.seat),
        other: part.seat(event.other),
        coins: part.coins(priceOf({ type: 'pay' })),
      });
    case 'token-returned':
      return part.say('table.move.gain.lost', { token: part.token(event.good) });
    default:
      return [];
  }
}

export const tellGain = (events: readonly GameEvent[], speech: Speech): readonly Part[] =>
  events.flatMap((event) => {
    const gain = gainOf(event, speech);
    return gain.length > 0 ? [{ text: ' ' }, ...gain] : [];
  });
