import { render } from 'preact';
import { useState } from 'preact/hooks';
import { describe, expect, it } from 'vitest';
import { memo } from '../../src/lib/memo.ts';
import { useStill } from '../../src/lib/still.ts';
import { type TinyNode, tinyDom } from '../support/tiny-dom.ts';

const at = (root: TinyNode) => root as unknown as HTMLElement;

describe('what shows the same as before is not drawn anew', () => {
  it('in a long list: only the one that changes', () => {
    const drawn: string[] = [];
    function List({ words }: { words: readonly string[] }) {
      const still = useStill();
      return (
        <ol>
          {words.map((word, n) =>
            still(n, [word], () => {
              drawn.push(word);
              return <li key={n}>{word}</li>;
            }),
          )}
        </ol>
      );
    }
    const { root } = tinyDom();
    render(<List words={['tea', 'silk', 'wool']} />, at(root));
    expect(drawn.splice(0)).toEqual(['tea', 'silk', 'wool']);
    render(<List words={['tea', 'jade', 'wool']} />, at(root));
    expect(drawn.splice(0)).toEqual(['jade']);
    expect(root.all('li').map(({ textContent }) => textContent)).toEqual(['tea', 'jade', 'wool']);
    render(<List words={['tea', 'silk']} />, at(root));
    render(<List words={['tea', 'silk', 'wool']} />, at(root));
    expect(root.all('li').map(({ textContent }) => textContent)).toEqual(['tea', 'silk', 'wool']);
  });

  it('in a piece that says what it shows of its props, unless it changes by itself', () => {
    let drawn = 0;
    let press = () => {};
    const Piece = memo(
      ({ view }: { view: { shown: number; hidden: number } }) => {
        const [pressed, setPressed] = useState(0);
        press = () => setPressed(pressed + 1);
        drawn++;
        return <p>{view.shown + pressed}</p>;
      },
      ({ view }) => String(view.shown),
    );
    const { root } = tinyDom();
    render(<Piece view={{ shown: 1, hidden: 1 }} />, at(root));
    render(<Piece view={{ shown: 1, hidden: 2 }} />, at(root));
    expect(drawn).toBe(1);
    render(<Piece view={{ shown: 2, hidden: 2 }} />, at(root));
    expect([drawn, root.textContent]).toEqual([2, '2']);
    press();
    render(<Piece view={{ shown: 2, hidden: 3 }} />, at(root));
    expect([drawn, root.textContent]).toEqual([3, '3']);
  });
});
