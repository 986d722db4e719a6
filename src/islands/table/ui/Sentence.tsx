import { Camel, Character, Coins, Good, Prestige, SeatMark, Token } from '../../../art/index.ts';
import type { Part, Picture } from '../../dunhuang/table/words/parts.ts';

function Drawn({ picture }: { picture: Picture }) {
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

/** A sentence with its pictures. The words say all of it, so readers are told nothing twice. */
export function Told({ parts }: { parts: readonly Part[] }) {
  return (
    <span>
      {parts.map(({ text, picture }, i) =>
        picture === undefined ? (
          text
        ) : (
          // Parts have no better name than their place in the sentence.
          <span key={`${i}-${text}`} class="told-part">
            <Drawn picture={picture} /> {text}
          </span>
        ),
      )}
    </span>
  );
}
