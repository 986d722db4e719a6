import { describe, expect, it } from 'vitest';
import {
  apacheHeaders,
  netlifyHeaders,
  nginxHeaders,
  vercelHeaders,
} from '../../scripts/build/host-files.mjs';
import { CACHING, HEADERS } from '../../scripts/serve/headers.mjs';

const HOSTS = {
  Netlify: netlifyHeaders('/shang/'),
  Apache: apacheHeaders('/shang/'),
  Vercel: vercelHeaders('/shang/'),
  nginx: nginxHeaders('/shang/'),
};

describe.each(Object.entries(HOSTS))('what %s reads', (_, text) => {
  it('says every header, and which files never change', () => {
    for (const [name, value] of Object.entries(HEADERS)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain(CACHING.hashed);
    expect(text).toContain('/_astro/');
    expect(text).toContain('/shang/');
  });
});

it('is JSON where it has to be', () => {
  expect(JSON.parse(HOSTS.Vercel).headers).toHaveLength(2);
});
