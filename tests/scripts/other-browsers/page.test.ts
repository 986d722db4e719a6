import { describe, expect, it } from 'vitest';
import type { Driver } from '../../../scripts/other-browsers/driver.ts';
import { createPage } from '../../../scripts/other-browsers/page.ts';

interface Sent {
  readonly command: string;
  readonly parameters: Record<string, unknown>;
}

/** A browser whose page gives these answers, one after another. */
function browser(...answers: unknown[]) {
  const sent: Sent[] = [];
  const driver: Driver = {
    async send(command, parameters = {}) {
      sent.push({ command, parameters: parameters as Sent['parameters'] });
      return command === 'execute' ? answers.shift() : Buffer.from('seen').toString('base64');
    },
  };
  const done = () =>
    sent.flatMap(({ command, parameters }) => {
      if (command !== 'act') return [];
      const [finger] = parameters['actions'] as [{ parameters: object; actions: Record<string, unknown>[] }];
      return finger.actions.map(({ type, x, y }) => (type === 'pointerMove' ? `${x},${y}` : type));
    });
  return { driver, sent, done };
}

describe('a page of another browser', () => {
  it('runs a function with its arguments', async () => {
    const { driver, sent } = browser(5);
    expect(await createPage(driver, 'touch').run((a: number, b: number) => a + b, 2, 3)).toBe(5);
    const { script, args } = sent[0]!.parameters;
    expect(new Function(script as string)(...(args as number[]))).toBe(5);
  });

  it('is looked at until what is looked for is there', async () => {
    const { driver, sent } = browser(false, null, 'there');
    expect(await createPage(driver, 'touch').until('it', () => '')).toBe('there');
    expect(sent).toHaveLength(3);
  });

  it('is tapped where the thing is, once it can be reached', async () => {
    const { driver, done, sent } = browser(false, { x: 10, y: 20 });
    await createPage(driver, 'touch').tap('button', 'Deal');
    expect(sent[0]!.parameters['args']).toEqual(['button', 'Deal', 'center']);
    expect(done()).toEqual(['10,20', 'pointerDown', 'pointerUp']);
  });

  it('is held for a while', async () => {
    const { driver, done } = browser({ x: 10, y: 20 });
    await createPage(driver, 'mouse').hold('button', 800);
    expect(done()).toEqual(['10,20', 'pointerDown', 'pause', 'pointerUp']);
  });

  it('is dragged over, from where the thing is when both are in sight', async () => {
    const { driver, done } = browser({ x: 0, y: 90 }, { x: 50, y: 10 }, { x: 10, y: 20 });
    await createPage(driver, 'mouse').drag('.tile', '.place');
    expect(done()).toEqual(['10,20', 'pointerDown', '30,15', '50,10', 'pause', 'pointerUp']);
  });

  it('is pictured and printed', async () => {
    const { driver } = browser();
    expect(String(await createPage(driver, 'mouse').screenshot())).toBe('seen');
    expect(String(await createPage(driver, 'mouse').print())).toBe('seen');
  });
});
