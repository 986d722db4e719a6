import { inflateSync } from 'node:zlib';

/** How many sheets a PDF has. Newer ones pack what says so. */
export function sheetsOf(pdf: Buffer): number {
  const plain = pdf.toString('latin1');
  const packed = plain.matchAll(/\/Type\s*\/ObjStm\b[^>]*>>\s*stream\r?\n([\s\S]*?)endstream/g);
  const texts = [
    plain,
    ...[...packed].map(([, body]) => inflateSync(Buffer.from(body!, 'latin1')).toString()),
  ];
  return texts.join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
