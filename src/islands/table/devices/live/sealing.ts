/**
 * What two devices that share a secret say to each other through somebody who must not understand it, repeat it or change its order:
 * AES-GCM. Every conversation has keys of its own, one for each direction, made from the secret and a number that each side drew for
 * it; a message is sealed together with its own number. So no number is ever used twice with one key, and what was said in another
 * conversation, or comes back from the other side, opens nothing.
 */
export const NONCE = 16; // bytes that each side draws for a conversation

export type Bytes = Uint8Array<ArrayBuffer>;
export type Direction = 'to host' | 'to guest';

const encoder = new TextEncoder();

export const joinBytes = (...parts: readonly Uint8Array[]): Bytes =>
  new Uint8Array(parts.flatMap((part) => [...part]));
export const drawNonce = (): Bytes => crypto.getRandomValues(new Uint8Array(NONCE));
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, n) => byte === b[n]);

export interface Sealer {
  /** `about` goes along in the open, and is sealed with it. */
  seal(n: number, text: Bytes, about: Bytes): Promise<Bytes>;
  /** Undefined for what was not sealed like this. */
  open(n: number, sealed: Bytes, about: Bytes): Promise<Bytes | undefined>;
}

/** The number of a message where AES-GCM wants its own. */
function iv(n: number): Bytes {
  const bytes = new Uint8Array(12);
  new DataView(bytes.buffer).setUint32(8, n);
  return bytes;
}

function sealerOf(key: CryptoKey): Sealer {
  const how = (n: number, additionalData: Bytes) => ({ name: 'AES-GCM', iv: iv(n), additionalData });
  return {
    seal: async (n, text, about) => new Uint8Array(await crypto.subtle.encrypt(how(n, about), key, text)),
    open: async (n, sealed, about) => {
      try {
        return new Uint8Array(await crypto.subtle.decrypt(how(n, about), key, sealed));
      } catch {
        return undefined;
      }
    },
  };
}

export interface Keys {
  /** Where both meet: says nothing of the secret. */
  readonly subject: string;
  /** For one conversation, or one knock. */
  sealer(purpose: Direction | 'knock', salt: Bytes): Promise<Sealer>;
}

/** Rejects where the browser has no cryptography: on plain http. */
export async function keysOf(secret: Bytes): Promise<Keys> {
  const root = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey', 'deriveBits']);
  const how = (purpose: string, salt: Bytes) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt,
    info: encoder.encode(`shang live 1, ${purpose}`),
  });
  const name = new Uint8Array(await crypto.subtle.deriveBits(how('subject', new Uint8Array()), root, 128));
  return {
    subject: Array.from(name, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    async sealer(purpose, salt) {
      const kind = { name: 'AES-GCM', length: 256 };
      return sealerOf(
        await crypto.subtle.deriveKey(how(purpose, salt), root, kind, false, ['encrypt', 'decrypt']),
      );
    },
  };
}
