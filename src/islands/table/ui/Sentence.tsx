import type { Part, Told } from '../game/words.ts';
import { useBoard } from './context.ts';

/** A sentence with its pictures. The words say all of it, so readers are told nothing twice. */
export function Sentence({ parts }: { parts: readonly Part[] }) {
  const { Picture } = useBoard();
  return (
    <span>
      {parts.map(({ text, picture }, i) =>
        picture === undefined ? (
          text
        ) : (
          // Parts have no better name than their place in the sentence.
          <span key={`${i}-${text}`} class="sentence-part">
            <Picture picture={picture} /> {text}
          </span>
        ),
      )}
    </span>
  );
}

/** One after the other. Sentences have no better name than their place. */
export function Sentences({ told }: { told: readonly Told[] }) {
  return (
    <>
      {told.map(({ parts }, i) => (
        <span key={`${i}-${parts.length}`}>
          <Sentence parts={parts} />{' '}
        </span>
      ))}
    </>
  );
}

/** One below the other, in a list. */
export function SentenceItems({ sentences }: { sentences: readonly (readonly Part[])[] }) {
  return (
    <>
      {sentences.map((parts, i) => (
        <li key={`${i}-${parts.length}`}>
          <Sentence parts={parts} />
        </li>
      ))}
    </>
  );
}
