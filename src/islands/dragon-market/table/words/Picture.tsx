import { Die, Heir, MarketGood } from '../../../../art/DragonMarket.tsx';
import { Coins } from '../../../../art/Tokens.tsx';
import type { Picture as Pictured } from './parts.ts';

/** A picture within a sentence. */
export function Picture({ picture }: { picture: Pictured }) {
  switch (picture.of) {
    case 'good':
      return <MarketGood kind={picture.kind} />;
    case 'heir':
      return <Heir seat={picture.colour} />;
    case 'die':
      return <Die face={picture.face} />;
    case 'coins':
      return <Coins />;
  }
}
