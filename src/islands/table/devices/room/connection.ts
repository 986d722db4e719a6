/** Two browsers on one network, without anybody in between. */
import type { Wire } from '../protocol/wire.ts';
import type { Description } from './packed.ts';
import { readSdp, writeSdp } from './sdp.ts';

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

export async function offer(): Promise<Offered> {
  const connection = new RTCPeerConnection({ iceServers: [] });
  const channel = connection.createDataChannel('table');
  const wire = opened(channel, connection);
  await connection.setLocalDescription();
  return {
    description: await gathered(connection),
    wire,
    accept: (answer) => connection.setRemoteDescription({ type: 'answer', sdp: writeSdp('answer', answer) }),
    close: () => connection.close(),
  };
}

export interface Answered {
  readonly description: Description;
  readonly wire: Promise<Wire>;
  close(): void;
}

/** Rejects where the browser cannot do with that offer. */
export async function answer(offered: Description): Promise<Answered> {
  const connection = new RTCPeerConnection({ iceServers: [] });
  const wire = new Promise<Wire>((resolve) => {
    connection.ondatachannel = ({ channel }) => void opened(channel, connection).then(resolve);
  });
  await connection.setRemoteDescription({ type: 'offer', sdp: writeSdp('offer', offered) });
  await connection.setLocalDescription();
  return { description: await gathered(connection), wire, close: () => connection.close() };
}
