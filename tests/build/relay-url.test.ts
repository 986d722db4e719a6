import { describe, expect, it } from 'vitest';
import { relayUrl } from '../../src/build/relay-url.ts';

describe('the address of a relay', () => {
  it.each([
    ['', ''],
    ['wss://relay.example', 'wss://relay.example/'],
    ['wss://relay.example:8443/nats', 'wss://relay.example:8443/nats'],
    ['ws://127.0.0.1:4222', 'ws://127.0.0.1:4222/'],
  ])('%s', (said, url) => {
    expect(relayUrl(said)).toBe(url);
  });

  it.each([
    'relay.example',
    'https://relay.example',
    'ws://relay.example',
    'wss://a:b@relay.example',
    'wss://relay.example/#x',
    'wss://a; script-src *',
  ])('is none: %s', (said) => {
    expect(() => relayUrl(said)).toThrow(/RELAY_URL is/);
  });
});
