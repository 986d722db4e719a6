import { globSync, readFileSync } from 'node:fs';
import { h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { expect, it, vi } from 'vitest';
import wake from '../../src/islands/wake.ts';
import { TinyNode, tinyDom } from '../support/tiny-dom.ts';

const Greeting = ({ name }: { name: string }) => {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return h('p', null, awake ? `Good morning, ${name}` : name);
};

function island(): TinyNode & { hasAttribute(name: string): boolean } {
  const { root } = tinyDom();
  const paragraph = new TinyNode('p');
  const text = new TinyNode('#text');
  text.data = 'Mei';
  paragraph.insertBefore(text, null);
  root.insertBefore(paragraph, null);
  root.setAttribute('ssr', '');
  return Object.assign(root, { hasAttribute: (name: string) => root.attributes.has(name) });
}

it('takes over what is drawn already, with the props that the page hands on', async () => {
  const asleep = island();
  const [drawn] = asleep.childNodes;
  wake(asleep as unknown as HTMLElement)(Greeting as never, { name: 'Mei' });
  await vi.waitFor(() => expect(asleep.textContent).toBe('Good morning, Mei'));
  expect(asleep.childNodes).toEqual([drawn]);
});

it('leaves one alone that is awake', () => {
  const awake = island();
  awake.removeAttribute('ssr');
  wake(awake as unknown as HTMLElement)(Greeting as never, { name: 'Artivan' });
  expect(awake.textContent).toBe('Mei');
});

it('no page asks an island for what it cannot do', () => {
  const pages = globSync('src/**/*.astro').map((file) => readFileSync(file, 'utf8'));
  const tags = pages.flatMap(
    (page) => page.match(/<[A-Z]\w*(?:\{[^}]*\}+|[^<>{}]|=>)*\sclient:(?:[^>]|=>)*>/g) ?? [],
  );
  expect(tags.length).toBeGreaterThanOrEqual(15);
  for (const tag of tags) {
    expect(tag, 'nothing stands inside it').toMatch(/\/>$/);
    expect(tag).toMatch(/client:(?:load|idle|visible|media)\b/); // `only` is not drawn beforehand
  }
  expect(pages.join('').match(/client:\w+/g)).toHaveLength(tags.length);
  expect(pages.join('')).not.toContain('ClientRouter'); // islands would go without their page
});
