/** Where games that are played live go through: `wss://host[:port][/path]`, and nothing else. Plain `ws://` only to this very machine, for tests. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Empty for none. Throws for what is no such address. */
export function relayUrl(said = ''): string {
  if (said === '') return '';
  const url = URL.canParse(said) ? new URL(said) : undefined;
  const safe = url?.protocol === 'wss:' || (url?.protocol === 'ws:' && LOOPBACK.includes(url.hostname));
  if (!url || !safe || url.username || url.password || url.search || url.hash)
    throw new Error(
      `RELAY_URL is "${said}", which is no address of a relay. Give one such as RELAY_URL=wss://relay.example.`,
    );
  return url.href;
}
