import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageErrors } from '../../../scripts/other-browsers/firefox.ts';
import { sheetsOf } from '../../../scripts/other-browsers/pdf.ts';

describe('the sheets of a PDF', () => {
  const two = '<< /Type /Pages /Kids [1 0 R 2 0 R] >> << /Type /Page >> << /Type/Page /Parent 3 0 R >>';

  it('are counted', () => {
    expect(sheetsOf(Buffer.from(`%PDF-1.4\n${two}`))).toBe(2);
    expect(sheetsOf(Buffer.from('%PDF-1.4\n'))).toBe(0);
  });

  it('are counted where they are packed', () => {
    const body = deflateSync(Buffer.from(two));
    const pdf = Buffer.concat([
      Buffer.from(`%PDF-1.7\n5 0 obj\n<< /Type /ObjStm /Length ${body.length} >>\nstream\n`),
      body,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    expect(sheetsOf(pdf)).toBe(2);
  });
});

describe('what Firefox prints', () => {
  it('is a fault of the site where a page logged it', () => {
    const printed =
      '*** You are running in headless mode.\nconsole.error: "one"\nconsole.warn: "two"\nconsole.error: ({})\n';
    expect(pageErrors(printed)).toEqual(['console.error: "one"', 'console.error: ({})']);
  });

  it('is none of the site where Firefox complains about itself', () => {
    const printed =
      'console.error: RSLoader: \n  Failed to retrieve recipes\n  Stack:\n    sync@resource://nimbus/a.mjs:1:5\nload@resource://nimbus/a.mjs:8:1\n\nconsole.error: "ours"\n';
    expect(pageErrors(printed)).toEqual(['console.error: "ours"']);
  });
});
