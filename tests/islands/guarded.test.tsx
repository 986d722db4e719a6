import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { describe, expect, it, vi } from 'vitest';
import { pick } from '../../src/i18n/index.ts';
import type { BrokenWords } from '../../src/islands/Broken.tsx';
import { guarded } from '../../src/islands/guarded.tsx';
import { LANGUAGES, type Lang } from '../../src/lib/languages.ts';
import { type TinyNode, tinyDom } from '../support/tiny-dom.ts';

type Breaks = 'never' | 'drawing' | 'an effect';

interface Props {
  lang: Lang;
  words: BrokenWords;
  breaks: () => Breaks;
}

const boom = () => {
  throw new RangeError('Invalid array length');
};

const Island = guarded(
  ({ breaks }: Props) => {
    useEffect(() => {
      if (breaks() === 'an effect') boom();
    }, []);
    if (breaks() === 'drawing') boom();
    return <p>all is well</p>;
  },
  { score: 'shang.dunhuang.score', scores: 'shang.dunhuang.scores' },
);

const button = (root: TinyNode, name: string) =>
  root.all('button').find(({ textContent }) => textContent === name)!;

describe.each(LANGUAGES)('an island in %s', (lang) => {
  const words = pick(lang, 'broken.', 'data.row.');

  function draw(first: Breaks) {
    const here = { breaks: first, ...tinyDom() };
    render(
      <Island lang={lang} words={words} breaks={() => here.breaks} />,
      here.root as unknown as HTMLElement,
    );
    return here;
  }

  it('is left alone while all is well', () => {
    const { root } = draw('never');
    expect(root.textContent).toBe('all is well');
  });

  it.each(['drawing', 'an effect'] as const)('says so when %s throws, and tries again', async (breaks) => {
    const here = draw(breaks);
    const { root } = here;
    await vi.waitFor(() => expect(root.textContent).toContain(words['broken.afresh.do']));
    for (const key of ['broken.title', 'broken.text', 'broken.save'] as const) {
      expect(root.textContent).toContain(words[key]);
    }
    expect(root.textContent).toContain('RangeError: Invalid array length');
    expect(root.textContent).not.toContain('all is well');
    here.breaks = 'never';
    button(root, words['broken.again']).click();
    await vi.waitFor(() => expect(root.textContent).toBe('all is well'));
  });

  it('names what it would put aside to start afresh; the history only if it is asked to', async () => {
    const { root } = draw('drawing');
    await vi.waitFor(() => expect(root.textContent).toContain(words['broken.without']));
    const offered = root.all('label').map((label) => {
      const [box] = label.all('input') as unknown as { checked: boolean }[];
      return [label.textContent.trim(), box!.checked];
    });
    expect(offered).toEqual([
      [words['data.row.score'], true],
      [words['data.row.scores'], false],
    ]);
  });

  it('says what went wrong in an event above itself, and goes on', async () => {
    const { root, window } = draw('never');
    await vi.waitFor(() => {
      window.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('no such card') }));
      expect(root.textContent).toContain(words['broken.step.title']);
    });
    expect(root.textContent).toContain('all is well');
    button(root, words['broken.close']).click();
    await vi.waitFor(() => expect(root.textContent).toBe('all is well'));
  });

  it('does not speak for an extension, nor for what is no error', async () => {
    const { root, window } = draw('never');
    const foreign = Object.assign(new Error('theirs'), { stack: 'at chrome-extension://abc/x.js:1:1' });
    for (const error of [foreign, null, 'ResizeObserver loop']) {
      window.dispatchEvent(Object.assign(new Event('error'), { error }));
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    }
    await new Promise((resolve) => setTimeout(resolve));
    expect(root.textContent).toBe('all is well');
  });
});
