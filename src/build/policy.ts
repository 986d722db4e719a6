import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const INLINE = /<(style|script)\b(?![^>]*\bsrc=)[^>]*>(.*?)<\/\1>/gs;

/** Astro's policy names the inline styles and scripts of the whole site: a page needs to allow only its own. */
export function trimPolicy(html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, , code]) =>
      createHash('sha256')
        .update(code ?? '')
        .digest('base64'),
    ),
  );
  return html.replace(POLICY, (policy) =>
    policy.replace(/ 'sha256-([^']+)'/g, (named, hash: string) => (own.has(hash) ? named : '')),
  );
}
