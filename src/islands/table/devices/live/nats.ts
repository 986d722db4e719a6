/** NATS as the broker: fetched when somebody plays live. */

import { wsconnect } from '@nats-io/nats-core';
import { signal } from '@preact/signals';
import type { Broker } from './broker.ts';
import type { Bytes } from './sealing.ts';

const AGAIN = 1000; // ms between two attempts to reach it

/** Tries for as long as it takes; `up` tells whether it is there. */
export function openNats(url: string): Broker {
  const up = signal(false);
  const wanted = new Map<string, Set<(bytes: Bytes) => void>>();
  let closed = false;
  let connection: Awaited<ReturnType<typeof wsconnect>> | undefined;

  function hear(subject: string): void {
    const subscription = connection?.subscribe(subject, {
      callback: (error, message) => {
        if (error) return;
        for (const heard of wanted.get(subject) ?? []) heard(new Uint8Array(message.data));
      },
    });
    subscriptions.set(subject, () => subscription?.unsubscribe());
  }
  const subscriptions = new Map<string, () => void>();

  async function connect(): Promise<void> {
    connection = await wsconnect({
      servers: url,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN,
      noEcho: true,
      ignoreClusterUpdates: true, // the page's policy knows one address
    });
    if (closed) return void connection.close();
    for (const subject of wanted.keys()) hear(subject);
    up.value = true;
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') up.value = false;
      if (type === 'reconnect') up.value = true;
    }
  }
  void connect().catch(() => undefined);

  return {
    up,
    publish(subject, bytes) {
      if (up.value) connection?.publish(subject, bytes);
    },
    subscribe(subject, heard) {
      const all = wanted.get(subject) ?? new Set();
      wanted.set(subject, all.add(heard));
      if (all.size === 1 && connection) hear(subject);
      return () => {
        all.delete(heard);
        if (all.size > 0) return;
        wanted.delete(subject);
        subscriptions.get(subject)?.();
        subscriptions.delete(subject);
      };
    },
    close() {
      closed = true;
      up.value = false;
      void connection?.close();
    },
  };
}
