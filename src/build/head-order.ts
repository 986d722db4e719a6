const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/g;
const STYLES = /<link rel="stylesheet"[^>]*>|<style>.*?<\/style>/gs;
const MODULE = '<script type="module"';
const FILE = ' src="';

/**
 * Astro writes the content security policy and the styles at the end of the head. There the policy would not hold for
 * what stands before it; and a browser does not read ahead in a page with such a policy, so that the styles would
 * wait until our script had come. So these go first, in this order.
 */
export function orderHead(html: string): string {
  const end = html.indexOf('</head>');
  let head = html.slice(0, end);
  const first: string[] = [];
  for (const pattern of [POLICY, STYLES]) {
    first.push(...(head.match(pattern) ?? []));
    head = head.replace(pattern, '');
  }
  return head.replace('<meta charset="utf-8">', (charset) => charset + first.join('')) + html.slice(end);
}

/** Modules run when the page has been read: they need not compete with what it is painted with. */
export const letModulesWait = (html: string): string =>
  html.replaceAll(MODULE + FILE, `${MODULE} fetchpriority="low"${FILE}`);
