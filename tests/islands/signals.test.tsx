import { batch, computed, type Signal, signal, useComputed, useSignalEffect } from '@preact/signals';
import { render } from 'preact';
import { useErrorBoundary, useState } from 'preact/hooks';
import { beforeEach, expect, it, vi } from 'vitest';
import { type TinyNode, tinyDom } from '../support/tiny-dom.ts';

let root: TinyNode;
const draw = (what: Parameters<typeof render>[0]) => render(what, root as unknown as HTMLElement);
const reads = (text: string) => vi.waitFor(() => expect(root.textContent).toBe(text));
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(() => {
  ({ root } = tinyDom());
});

it('draws a view anew when what it read is another, and no other view', async () => {
  const [a, b] = [signal(1), signal(10)];
  let drawn = 0;
  const A = () => <p>{a.value}</p>;
  const B = () => {
    drawn++;
    return <p>{b.value}</p>;
  };
  const Both = () => (
    <>
      <A />
      <B />
    </>
  );
  draw(<Both />);
  a.value = 2;
  await reads('210');
  expect(drawn).toBe(1);
  batch(() => {
    a.value = 3;
    b.value = 11;
  });
  await reads('311');
});

it('follows what was read last, through what is worked out of it', async () => {
  const [which, a, b] = [signal<'a' | 'b'>('a'), signal(1), signal(2)];
  const twice = computed(() => 2 * (which.value === 'a' ? a : b).value);
  let drawn = 0;
  const Shown = () => {
    drawn++;
    return <p>{twice.value}</p>;
  };
  draw(<Shown />);
  which.value = 'b';
  await reads('4');
  a.value = 7; // read no longer
  await aWhile();
  expect(drawn).toBe(2);
});

it('leaves a view that reads signals or has state as it is while its props are, and draws any other with its parent', async () => {
  const [turn, own] = [signal(0), signal('x')];
  const drawn = { reads: 0, hasState: 0, neither: 0 };
  const Reads = (_: { n: number }) => {
    drawn.reads++;
    return <i>{own.value}</i>;
  };
  const HasState = (_: { n: number }) => {
    drawn.hasState++;
    return <i>{useState('y')[0]}</i>;
  };
  const Neither = (_: { n: number }) => {
    drawn.neither++;
    return null;
  };
  const Parent = () => (
    <p>
      {turn.value}
      <Reads n={turn.value >> 1} />
      <HasState n={turn.value >> 1} />
      <Neither n={turn.value >> 1} />
    </p>
  );
  draw(<Parent />);
  turn.value = 1;
  await reads('1xy');
  expect(drawn).toEqual({ reads: 1, hasState: 1, neither: 2 });
  turn.value = 2;
  await reads('2xy');
  expect(drawn).toEqual({ reads: 2, hasState: 2, neither: 3 });
});

it('lets go of what is no longer there, and of what threw', async () => {
  const [there, a] = [signal(true), signal(1)];
  let drawn = 0;
  const A = () => {
    drawn++;
    if (a.value === 5) throw new Error('five');
    return <i>{a.value}</i>;
  };
  const Guard = () => {
    const [broken] = useErrorBoundary();
    if (broken) return <b>broken</b>;
    return there.value ? <A /> : <b>gone</b>;
  };
  draw(<Guard />);
  there.value = false;
  await reads('gone');
  a.value = 2;
  await aWhile();
  expect(drawn).toBe(1);
  there.value = true;
  await reads('2');
  a.value = 5;
  await reads('broken');
  const after = drawn;
  a.value = 6;
  await aWhile();
  expect(drawn).toBe(after);
});

it('acts once what changed has been drawn, until it is gone', async () => {
  const a = signal(1);
  const seen: string[] = [];
  const A = ({ label }: { label: string }) => {
    useSignalEffect(() => {
      seen.push(`${label}${a.value}, drawn ${root.textContent}`);
    });
    return <i>{useComputed(() => a.value * 10).value}</i>;
  };
  const label: Signal<string> = signal('a');
  const Parent = () => <A label={label.value} />;
  draw(<Parent />);
  await vi.waitFor(() => expect(seen).toEqual(['a1, drawn 10']));
  label.value = 'b';
  await aWhile();
  a.value = 2;
  await vi.waitFor(() => expect(seen).toEqual(['a1, drawn 10', 'b2, drawn 20']));
  draw(null);
  a.value = 3;
  await aWhile();
  expect(seen).toHaveLength(2);
});

it('an effect that was only drawn beside is not followed by who is drawn next', async () => {
  const a = signal(1);
  let drawn = 0;
  const A = () => {
    const [, again] = useState(0);
    drawn++;
    useSignalEffect(() => void a.value);
    return (
      <button type="button" onClick={() => again((n) => n + 1)}>
        {drawn}
      </button>
    );
  };
  draw(<A />);
  root.all('button')[0]!.click();
  await reads('2');
  a.value = 2;
  await aWhile();
  expect(drawn).toBe(2);
});
