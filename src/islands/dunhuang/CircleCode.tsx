import './circle-code.css';

/** The code of a circle, its zeros slashed and its I's barred: nobody takes them for an O or a one. */
export function CircleCode({ code }: { code: string }) {
  return (
    <span class="circle-code">
      {[...code].map((sign, i) => (
        // Signs have no better name than their place.
        <span key={`${i}${sign}`} data-sign={sign === '0' || sign === 'I' ? sign : undefined}>
          {sign}
        </span>
      ))}
    </span>
  );
}

/** A sentence with a circle's code in it, as one thing: a button would part its pieces. */
export function CodeIn({ text, code }: { text: string; code: string }) {
  const [before, after] = text.split(code, 2);
  return (
    <span>
      {before}
      <CircleCode code={code} />
      {after}
    </span>
  );
}
