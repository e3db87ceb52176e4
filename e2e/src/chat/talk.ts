import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '#cluster.ts';
import { createAsk } from './ask.ts';
import { createBuyers, createSellers, type Person } from './people.ts';
import { inboxDocument, openReader, type Reader } from './reader.ts';
import { type Acknowledged, send, start } from './sender.ts';

/** What a fault may know of the talk it falls into. */
export interface Traffic {
  /** So many are to be sent at least; the senders go on until the faults are over, too. */
  readonly wanted: number;
  readonly acknowledged: number;
  readonly listeners: readonly Listener[];
  /** Once so many are acknowledged. */
  until(count: number): Promise<void>;
  /** Something has just broken, or is whole again. */
  mark(): void;
}

export interface Listener {
  person: Person;
  reader: Reader;
}

/** What was said and what was heard. */
export interface Talk {
  listeners: Listener[];
  acknowledged: Acknowledged[];
  /** When the last fault was over, on the clock of `performance.now()`. */
  healedAt: number;
  close(): Promise<void>;
}

export interface TalkOptions {
  messages: number;
  senders?: number;
  listeners?: number;
  /** Pause of a sender between two messages, where the machine is to have time for other things. */
  pauseMs?: number;
  /** Characters of a message. */
  textLength?: number;
  fault(cluster: Cluster, traffic: Traffic): Promise<unknown>;
}

/** Each sender talks with two shops, whose owners listen, while the fault goes on. */
export async function talk(cluster: Cluster, options: TalkOptions): Promise<Talk> {
  const { messages, senders = 16, listeners: count = 4, pauseMs = 0, textLength = 0 } = options;
  const origin = cluster.publicUrl;
  const [sellers, buyers] = await Promise.all([createSellers(cluster, count), createBuyers(cluster, senders)]);
  const document = await inboxDocument({ urls: cluster.bffUrls, origin, cookie: '' });
  const listeners = sellers.map((person, n) => {
    const urls = n % 2 === 0 ? cluster.bffUrls : cluster.bffUrls.toReversed();
    return { person, reader: openReader({ urls, origin, cookie: person.cookie }, document) };
  });
  const acknowledged: Acknowledged[] = [];
  const record = { listeners, acknowledged, healedAt: 0 };
  let isFaulty = true;
  const isOver = () => !isFaulty && acknowledged.length >= messages;

  async function speak(cookie: string, n: number): Promise<void> {
    const urls = n % 2 === 0 ? cluster.bffUrls : cluster.bffUrls.toReversed();
    const ask = createAsk({ urls, origin, cookie });
    const conversations: string[] = [];
    for (let turn = 0; !isOver(); turn += 1) {
      const shopId = sellers[(n + turn) % count]?.shopId ?? '';
      const known = conversations[turn % 2];
      const text = textOf(n, turn).padEnd(textLength, '.');
      const said = known ? await send(ask, known, text) : await start(ask, shopId, text);
      conversations[turn % 2] = said.conversationId;
      acknowledged.push(said);
      await delay(pauseMs);
    }
  }

  const traffic: Traffic = {
    wanted: messages,
    get acknowledged() {
      return acknowledged.length;
    },
    listeners,
    until: async (wanted) => {
      while (acknowledged.length < wanted) await delay(20);
    },
    mark: () => {
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

/** Its order shows in the text: what was said earlier has the smaller turn. */
function textOf(sender: number, turn: number): string {
  return `${sender}:${turn} How much is it to Kumasi?`;
}

const patienceMs = 30_000;

/** Waits longer than is promised: how long it took is judged later. */
async function untilHeard({ listeners, acknowledged }: Pick<Talk, 'listeners' | 'acknowledged'>): Promise<void> {
  const heard = () => listeners.reduce((sum, { reader }) => sum + reader.seen.filter(isMessage).length, 0);
  for (const until = Date.now() + patienceMs; heard() < acknowledged.length && Date.now() < until; ) await delay(20);
  // What would come twice, or should not come at all, has time to do so.
  await delay(500);
}

function isMessage({ message }: { message: unknown }): boolean {
  return message !== null;
}
