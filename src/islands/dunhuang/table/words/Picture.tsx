import { Camel, Character, Coins, Good, Prestige, SeatMark, Token } from '../../../../art/index.ts';
import type { Picture as Pictured } from './parts.ts';

/** A picture within a sentence. */
export function Picture({ picture }: { picture: Pictured }) {
  switch (picture.of) {
    case 'good':
      return <Good n={picture.good} />;
    case 'token':
      return <Token good={picture.good} side={picture.side} />;
    case 'character':
      return <Character id={picture.id} />;
    case 'seat':
      return <SeatMark seat={picture.colour} />;
    case 'coins':
      return <Coins />;
    case 'prestige':
      return <Prestige />;
    case 'camel':
      return <Camel />;
  }
}
