import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '#cluster.ts';
import { createAsk } from './ask.ts';
import { inboxDocument, openReader, type Reader } from './reader.ts';
import { type Acknowledged, send, start } from './sender.ts';
import { createBuyers, createSellers, type User } from './users.ts';

/** The part of the conversation that a fault may read. */
export interface Traffic {
  /** The minimum number of messages. Senders continue until the faults are over. */
  readonly minimum: number;
  readonly acknowledged: number;
  readonly listeners: readonly Listener[];
  /** Resolves when this many messages are acknowledged. */
  until(count: number): Promise<void>;
  /** Records that something has just broken or recovered. */
  recordFault(): void;
}

export interface Listener {
  user: User;
  reader: Reader;
}

/** The messages that were sent and received. */
export interface Talk {
  listeners: Listener[];
  acknowledged: Acknowledged[];
  /** Requests that failed although a server took them. Their senders sent them again. */
  failures: unknown[];
  /** The end of the last fault, on the clock of `performance.now()`. */
  healedAt: number;
  close(): Promise<void>;
}

export interface TalkOptions {
  messages: number;
  senders?: number;
  listeners?: number;
  /** A sender's pause between two messages, to leave the machine time for other work. */
  pauseMs?: number;
  /** The length of a message in characters. */
  textLength?: number;
  isReady?: (url: string) => boolean;
  fault(cluster: Cluster, traffic: Traffic): Promise<unknown>;
}

/** Each sender chats with two shops, whose owners listen, while the fault lasts. */
export async function talk(cluster: Cluster, options: TalkOptions): Promise<Talk> {
  const { messages, senders = 16, listeners: count = 4, pauseMs = 0, textLength = 0 } = options;
  const origin = cluster.publicUrl;
  const [sellers, buyers] = await Promise.all([createSellers(cluster, count), createBuyers(cluster, senders)]);
  const document = await inboxDocument({ urls: cluster.bffUrls, origin, cookie: '' });
  const listeners = sellers.map((user, n) => {
    const urls = n % 2 === 0 ? cluster.bffUrls : cluster.bffUrls.toReversed();
    return { user, reader: openReader({ urls, origin, cookie: user.cookie }, document) };
  });
  const acknowledged: Acknowledged[] = [];
  const failures: unknown[] = [];
  const watched = { isReady: options.isReady, onFailure: (error: unknown) => failures.push(error) };
  const record = { listeners, acknowledged, failures, healedAt: 0 };
  let isFaulty = true;
  const isOver = () => !isFaulty && acknowledged.length >= messages;

  async function speak(cookie: string, n: number): Promise<void> {
    const urls = n % 2 === 0 ? cluster.bffUrls : cluster.bffUrls.toReversed();
    const ask = createAsk({ ...watched, urls, origin, cookie });
    const conversations: string[] = [];
    for (let turn = 0; !isOver(); turn += 1) {
      const shopId = sellers[(n + turn) % count]?.shopId ?? '';
      const earlier = conversations[turn % 2];
      const text = textOf(n, turn).padEnd(textLength, '.');
      const sent = earlier ? await send(ask, earlier, text) : await start(ask, shopId, text);
      conversations[turn % 2] = sent.conversationId;
      acknowledged.push(sent);
      await delay(pauseMs);
    }
  }

  const traffic: Traffic = {
    minimum: messages,
    get acknowledged() {
      return acknowledged.length;
    },
    listeners,
    until: async (count) => {
      while (acknowledged.length < count) await delay(20);
    },
    recordFault: () => {
      record.healedAt = performance.now();
    },
  };
  const close = async () => void (await Promise.all(listeners.map(({ reader }) => reader.close())));
  try {
    const speaking = Promise.all(buyers.map(({ cookie }, n) => speak(cookie, n)));
    const failing = options.fault(cluster, traffic).finally(() => {
      isFaulty = false;
    });
    await Promise.all([speaking, failing]);
    await untilHeard(record);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...record, close };
}

/** The text shows the order: an earlier message has a smaller turn. */
function textOf(sender: number, turn: number): string {
  return `${sender}:${turn} How much is it to Kumasi?`;
}

const timeoutMs = 30_000;

/** Waits longer than the promise allows, because the judge checks the time later. */
async function untilHeard({ listeners, acknowledged }: Pick<Talk, 'listeners' | 'acknowledged'>): Promise<void> {
  const countReceived = () => listeners.reduce((sum, { reader }) => sum + reader.seen.filter(isMessage).length, 0);
  for (const until = Date.now() + timeoutMs; countReceived() < acknowledged.length && Date.now() < until; )
    await delay(20);
  // Leaves time for duplicates and unexpected messages to arrive.
  await delay(500);
}

function isMessage({ message }: { message: unknown }): boolean {
  return message !== null;
}
