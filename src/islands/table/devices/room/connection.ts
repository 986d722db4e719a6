/** Two browsers on one network, without anybody in between. */
import type { Wire } from '../protocol/wire.ts';
import type { Description } from './packed.ts';
import type { Pass } from './return-pass.ts';
import { readSdp, withNames, writeSdp } from './sdp.ts';

const GATHERING = 1500; // ms: an address that takes longer to find is none of this network
const PART = 16_000; // letters that every browser sends at once
const MORE = '+'; // before a part that others follow
const LAST = '=';
const LONGEST = 1_000_000; // letters of all parts of a message

/** Texts of any length over a channel that takes only short ones. What comes before somebody listens waits for them. */
export function wireOf(channel: RTCDataChannel, connection: RTCPeerConnection): Wire {
  let parts = '';
  let ended = false;
  let early: unknown[] = [];
  let heard = (text: unknown): void => void early.push(text);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || parts.length + data.length > LONGEST) return heard(undefined);
    parts += data.slice(1);
    if (data[0] === MORE) return;
    const text = parts;
    parts = '';
    heard(text);
  };
  return {
    send(text) {
      if (channel.readyState !== 'open') return;
      for (let at = 0; at < text.length || at === 0; at += PART)
        channel.send((at + PART < text.length ? MORE : LAST) + text.slice(at, at + PART));
    },
    close() {
      channel.close();
      // What was sent last is on its way: the channel goes first, and takes it along.
      setTimeout(() => connection.close(), 1000);
    },
    listen(ear) {
      const end = (): void => {
        if (ended) return;
        ended = true;
        connection.close();
        ear.cut();
      };
      heard = ear.heard;
      for (const text of early) heard(text);
      early = [];
      channel.onclose = end;
      connection.onconnectionstatechange = () => {
        if (['failed', 'closed'].includes(connection.connectionState)) end();
      };
    },
  };
}

/** All addresses are in the description, since there is no other way to send them later. */
async function gathered(connection: RTCPeerConnection): Promise<Description> {
  await new Promise<void>((resolve) => {
    if (connection.iceGatheringState === 'complete') return resolve();
    const timer = setTimeout(resolve, GATHERING);
    connection.onicegatheringstatechange = () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    };
  });
  return readSdp(connection.localDescription!.sdp);
}

function opened(channel: RTCDataChannel, connection: RTCPeerConnection): Promise<Wire> {
  const wire = wireOf(channel, connection);
  return new Promise((resolve) => {
    if (channel.readyState === 'open') resolve(wire);
    else channel.onopen = () => resolve(wire);
  });
}

export interface Offered {
  readonly description: Description;
  /** Resolves when the other device is there. */
  readonly wire: Promise<Wire>;
  accept(answer: Description): Promise<void>;
  close(): void;
}

/** `known`: what the device answered that is to come back: then the offer is all that it has to be told. */
export async function offer(known?: Description): Promise<Offered> {
  const connection = new RTCPeerConnection({ iceServers: [] });
  const channel = connection.createDataChannel('table');
  const wire = opened(channel, connection);
  await connection.setLocalDescription();
  const description = await gathered(connection);
  const accept = (answer: Description): Promise<void> =>
    connection.setRemoteDescription({ type: 'answer', sdp: writeSdp('answer', answer) });
  if (known) await accept({ ...known, candidates: [] }); // from wherever it calls this time
  return {
    description,
    wire,
    accept,
    close: () => connection.close(),
  };
}

export interface Answered {
  readonly description: Description;
  readonly certificate: RTCCertificate;
  readonly wire: Promise<Wire>;
  close(): void;
}

/** With the pass of an earlier answer this one is the same. Rejects where the browser cannot do with that offer. */
export async function answer(offered: Description, pass?: Pass): Promise<Answered> {
  const kind: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };
  const certificate = pass?.certificate ?? (await RTCPeerConnection.generateCertificate(kind));
  const connection = new RTCPeerConnection({ iceServers: [], certificates: [certificate] });
  const wire = new Promise<Wire>((resolve) => {
    connection.ondatachannel = ({ channel }) => void opened(channel, connection).then(resolve);
  });
  await connection.setRemoteDescription({ type: 'offer', sdp: writeSdp('offer', offered) });
  const { sdp = '' } = await connection.createAnswer();
  await connection.setLocalDescription({ type: 'answer', sdp: pass ? withNames(sdp, pass) : sdp });
  return { description: await gathered(connection), certificate, wire, close: () => connection.close() };
}
