import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createAsk } from '@besesaka/e2e/chat/ask.ts';
import { send, start } from '@besesaka/e2e/chat/sender.ts';
import { createBuyers, createSellers } from '@besesaka/e2e/chat/users.ts';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { freePort } from '@besesaka/e2e/server-process.ts';
import { WebSocket } from 'ws';
import { startChild } from './child.ts';
import { print } from './report.ts';

const pairs = 50;
const usualTabs = 5;
const warmUp = 150;
const messages = 600;
/** A short pause, because users do not send again in the same moment. */
const pauseMs = 5;
const content = 'Good morning. Is it still there, and how much is it to Kumasi by the evening bus?';
const inbox = `subscription Inbox { inbox { __typename ... on MessageAdded { seq message {
  id number clientId sender content isRead createdAt } conversation { id lastNumber unreadCount version } unread { messages } } } }`;

/** Two users, and a function that sends from one to the other and resolves once the message is sent. */
interface Pair {
  say(clientId: string): Promise<unknown>;
}

/** Measures from the sender's action to the recipient's socket, while five hundred sockets are open. */
export async function benchChatLatency(cluster: Cluster) {
  const site = await oursTimes(cluster, usualTabs);
  const bare = await bareTimes();
  print(
    `From sending to the other side's socket, ${pairs * usualTabs * 2} sockets open`,
    [0.5, 0.95].map((share) => ({
      name: `p${share * 100}, bare ws relay to ours`,
      measured: `${percentile(site, share).toFixed(2)} ms`,
      ceiling: `${percentile(bare, share).toFixed(2)} ms`,
      ratio: percentile(bare, share) / percentile(site, share),
      ...(share === 0.95 && { promised: 0.1 }),
    })),
  );
}

/** Sorted times of messages between 50 pairs of users, each with so many tabs. */
export async function oursTimes(cluster: Cluster, tabs: number): Promise<number[]> {
  const [sellers, buyers] = [await createSellers(cluster, pairs), await createBuyers(cluster, pairs)];
  const [url, other] = cluster.bffUrls;
  const origin = cluster.publicUrl;
  const arrivals = createArrivals(clientIds);
  const sockets: WebSocket[] = [];
  const made: Pair[] = [];
  for (const [n, seller] of sellers.entries()) {
    const buyer = buyers[n] ?? seller;
    const ask = createAsk({ urls: [n % 2 === 0 ? url : other], origin, cookie: buyer.cookie });
    const { conversationId } = await start(ask, seller.shopId, content);
    for (let tab = 0; tab < tabs; tab += 1) {
      for (const user of [seller, buyer]) {
        const socket = await openInbox(tab % 2 === 0 ? url : other, origin, user.cookie, inbox);
        if (user === seller && tab === 0) arrivals.watch(socket);
        sockets.push(socket);
      }
    }
    made.push({ say: (clientId) => send(ask, conversationId, content, clientId) });
  }
  const times = await measure(made, arrivals);
  for (const socket of sockets) socket.close();
  return times;
}

export async function openInbox(url: string, origin: string, cookie: string, query: string): Promise<WebSocket> {
  const address = `${url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws', {
    origin,
    headers: { cookie },
    perMessageDeflate: false,
  });
  await happens(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await happens(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  return socket;
}

async function bareTimes(): Promise<number[]> {
  const port = await freePort();
  const server = await startChild('bare-relay', { BENCH_PORT: String(port) });
  const arrivals = createArrivals(clientIds);
  const made: Pair[] = [];
  for (let n = 0; n < pairs; n += 1) {
    const own: WebSocket[] = [];
    for (let tab = 0; tab < usualTabs * 2; tab += 1) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${tab % 2 === 0 ? 'seller' : 'buyer'}${n}`);
      await happens(socket, 'message');
      own.push(socket);
    }
    const [seller, buyer] = own;
    if (seller) arrivals.watch(seller);
    made.push({ say: async (clientId) => buyer?.send(frame(`seller${n}`, clientId)) });
  }
  const times = await measure(made, arrivals);
  server.kill();
  return times;
}

/** About the same bytes as ours, with the receiver's name for the relay. */
function frame(to: string, clientId: string): string {
  const message = {
    id: randomUUID(),
    number: 100,
    clientId,
    sender: 'BUYER',
    content,
    isRead: false,
    createdAt: new Date(),
  };
  const conversation = { id: randomUUID(), lastNumber: 100, unreadCount: 100, version: 100 };
  const added = { __typename: 'MessageAdded', seq: 100, message, conversation, unread: { messages: 100 } };
  return JSON.stringify({ to, id: '1', type: 'next', payload: { data: { inbox: added } } });
}

type Arrivals = ReturnType<typeof createArrivals>;

const clientIds = /"clientId":"([^"]+)"/;

/** The time of the first frame on the watched sockets that has this id. */
export function createArrivals(ids: RegExp) {
  const waiting = new Map<string, (at: number) => void>();
  return {
    watch: (socket: WebSocket) =>
      void socket.on('message', (data) => {
        const now = performance.now();
        const id = ids.exec(String(data))?.[1] ?? '';
        waiting.get(id)?.(now);
        waiting.delete(id);
      }),
    of: (id: string) => new Promise<number>((done) => void waiting.set(id, done)),
  };
}

/** Sends one message after the other, so that none queues behind another. */
async function measure(pairs: Pair[], arrivals: Arrivals): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < warmUp + messages; n += 1) {
    const clientId = randomUUID();
    const arrival = arrivals.of(clientId);
    const started = performance.now();
    const saying = pairs[n % pairs.length]?.say(clientId);
    const arrivedAt = await arrival;
    if (n >= warmUp) times.push(arrivedAt - started);
    await saying;
    await delay(pauseMs);
  }
  return times.sort((a, b) => a - b);
}

export function percentile(times: number[], share: number): number {
  return times[Math.floor(times.length * share)] ?? Number.NaN;
}

function happens(socket: WebSocket, event: 'open' | 'message'): Promise<void> {
  return new Promise((done, fail) => {
    socket.once(event, () => done());
    socket.once('error', fail);
  });
}
