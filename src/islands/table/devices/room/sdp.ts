/** WebRTC's own description of a device, made from the few things that differ, and those read from it. */
import type { Candidate, Description } from './packed.ts';

const saidIn = (sdp: string, name: string): string =>
  new RegExp(`^a=${name}:(.+?)\\s*$`, 'm').exec(sdp)?.[1] ?? '';

/** Of an address only what is on the same network: there is nobody here who could help beyond it. */
const readCandidate = (line: string): Candidate[] => {
  const [, , protocol, , address = '', port = '', , type] = line.split(' ');
  return protocol?.toLowerCase() === 'udp' && type === 'host' ? [{ address, port: Number(port) }] : [];
};

/** Names first, then the short numbers: only the first few are told. */
const rank = ({ address }: Candidate): number => (address.includes(':') ? 1 : 0);

export function readSdp(sdp: string): Description {
  const prints = /^a=fingerprint:sha-256 ([0-9A-F:]+)/im.exec(sdp)?.[1] ?? '';
  return {
    ufrag: saidIn(sdp, 'ice-ufrag'),
    password: saidIn(sdp, 'ice-pwd'),
    fingerprint: prints.split(':').map((two) => Number.parseInt(two, 16)),
    candidates: [...sdp.matchAll(/^a=candidate:(.+?)\s*$/gm)]
      .flatMap(([, line]) => readCandidate(line!))
      .sort((a, b) => rank(a) - rank(b)),
  };
}

/** With other names for the connection than the browser drew. */
export const withNames = (
  sdp: string,
  { ufrag, password }: Pick<Description, 'ufrag' | 'password'>,
): string =>
  sdp
    .replace(/^a=ice-ufrag:.*$/m, `a=ice-ufrag:${ufrag}`)
    .replace(/^a=ice-pwd:.*$/m, `a=ice-pwd:${password}`);

export function writeSdp(type: 'offer' | 'answer', description: Description): string {
  const { ufrag, password, fingerprint, candidates } = description;
  const print = fingerprint.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
  return [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...candidates.map(
      ({ address, port }, n) => `a=candidate:${n + 1} 1 udp ${2122260223 - n} ${address} ${port} typ host`,
    ),
    ...(candidates.length > 0 ? ['a=end-of-candidates'] : []), // who tells none will be heard from
    '',
  ].join('\r\n');
}
