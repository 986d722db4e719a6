import { existsSync } from 'node:fs';
import type { VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { Die, Heir, KIND_NAMES, MarketGood, Objective } from '../../src/art/DragonMarket.tsx';
import { Camel, Coins, Good, GoodCard, SeatMark, Token } from '../../src/art/index.ts';
import { href } from '../../src/art/where.ts';
import { SEATS } from '../../src/lib/seats.ts';

interface Element {
  readonly type: string;
  readonly props: Record<string, unknown>;
}

/** The elements a component comes down to, the outermost first. */
function elements(node: unknown): Element[] {
  if (Array.isArray(node)) return node.flatMap(elements);
  if (node === null || typeof node !== 'object') return [];
  const { type, props } = node as VNode<{ children?: unknown }>;
  if (typeof type === 'function') return elements((type as (props: unknown) => unknown)(props));
  return [{ type, props: props as Element['props'] }, ...elements(props.children)];
}

const pieces = (node: VNode) =>
  elements(node)
    .filter(({ type }) => type === 'use')
    .map(({ props }) => String(props['href']).replace(/^.*\/art\//, ''));

/** Whether the piece that a sprite's address names has a file. */
const drawn = (path: string) =>
  existsSync(new URL(`../../src/art/pieces/${path.replace('.svg#', '/')}.svg`, import.meta.url));

describe('a picture', () => {
  it('is hidden from readers where words stand beside it', () => {
    const { props } = elements(Good({ n: 7 }))[0]!;
    expect(props['aria-hidden']).toBe('true');
    expect(props).not.toHaveProperty('role');
  });

  it('has a name where it stands alone', () => {
    const { props } = elements(Good({ n: 7, label: 'Thee' }))[0]!;
    expect(props).toMatchObject({ role: 'img', 'aria-label': 'Thee' });
    expect(props).not.toHaveProperty('aria-hidden');
  });

  it('is as tall as its line without a size, and keeps its shape with one', () => {
    expect(elements(GoodCard({ n: 1 }))[0]!.props).toMatchObject({ class: 'art art-inline' });
    expect(elements(GoodCard({ n: 1, size: 64 }))[0]!.props).toMatchObject({ width: 64, height: 90 });
  });

  it('keeps the class it is given beside its own', () => {
    expect(elements(SeatMark({ seat: 2, size: 16, class: 'turn' }))[0]!.props['class']).toBe(
      'art art-seat-2 turn',
    );
  });

  it('comes from the sprite of its group', () => {
    expect(href('goods', 'tea')).toBe('/art/goods.svg#tea');
    expect(pieces(Camel({ step: 'walking-2' }))).toEqual(['things.svg#camel-walking-2']);
  });
});

describe('Dragon Market', () => {
  it('has a drawing for each of its twenty kinds, and for every heir and face of a die', () => {
    expect(KIND_NAMES).toHaveLength(20);
    const shown = [
      ...KIND_NAMES.map((_, kind) => MarketGood({ kind })),
      ...SEATS.map((seat) => Heir({ seat })),
      Die({ face: 3 }),
      Die({ face: 4 }),
    ];
    for (const path of shown.flatMap(pieces)) expect(drawn(path), path).toBe(true);
  });

  it('shows the goods of an objective, or its back', () => {
    expect(pieces(Objective({ colour: 'red', goods: [4, 0, 19] }))).toEqual([
      'dragon-market/bay.svg#objective-red',
      'dragon-market/goods.svg#vase',
      'dragon-market/goods.svg#necklace',
      'dragon-market/goods.svg#silk',
    ]);
    expect(pieces(Objective({ colour: 'blue' }))).toEqual(['dragon-market/bay.svg#back-blue']);
  });
});

describe('a majority token', () => {
  it('shows its number on both sides', () => {
    expect(pieces(Token({ good: 7 }))).toContain('numbers.svg#7');
    expect(pieces(Token({ good: 7, side: 'shang' }))).toContain('numbers.svg#7');
  });

  it('shows 商 on its 商 side alone', () => {
    expect(pieces(Token({ good: 7 }))).not.toContain('tokens.svg#shang');
    expect(pieces(Token({ good: 7, side: 'shang' }))).toContain('tokens.svg#shang');
  });
});

describe('an amount', () => {
  it('is one named thing: the number and its picture', () => {
    const [amount, picture] = elements(Coins({ n: 3, label: '3 munten' }));
    expect(amount).toMatchObject({ type: 'span', props: { role: 'img', 'aria-label': '3 munten' } });
    expect(picture!.props['aria-hidden']).toBe('true');
  });

  it('is a picture alone when nothing is counted', () => {
    expect(elements(Coins({ label: 'Munt' }))[0]!).toMatchObject({
      type: 'svg',
      props: { 'aria-label': 'Munt' },
    });
  });
});
