import { randomUUID } from 'node:crypto';
import { createAsk } from '@besesaka/e2e/chat/ask.ts';
import { start } from '@besesaka/e2e/chat/sender.ts';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { Redis } from 'ioredis';
import type { WebSocket } from 'ws';
import { openInbox } from './chat-latency.ts';
import { received, startChild } from './child.ts';
import { anyProduct, productWatch, stateOf } from './fan-out.ts';
import { webDocument } from './lists.ts';
import { createMarket, pick } from './market.ts';
import type { Team } from './team.ts';

/** The n-th act of its kind. */
export type Act = (n: number) => Promise<unknown>;

const people = 16;
const content = 'Good morning. Is it still there, and how much is it to Kumasi by the evening bus?';
const inbox = `subscription Inbox { inbox { __typename ... on MessageAdded { seq message {
  id number clientId sender content isRead createdAt } conversation { id lastNumber unreadCount version } unread { messages } } } }`;
const terms = ['phone', 'shea', 'kente', 'rice', 'sneakers', 'laptop', 'watch', 'beads'];

const shipping = {
  shippingFullName: 'Ama Serwaa Mensah',
  shippingPhone: '0244123456',
  shippingAddress: '12 Oxford Street, Osu',
  shippingCity: 'Accra',
  shippingRegion: 'GREATER_ACCRA',
};

/** What buyers and sellers do, through the BFFs in turn and with the web app's own documents. Each user has a socket at another BFF. */
export async function createActs(cluster: Cluster, team: Team) {
  const { goods, optionId, sellers, buyers } = await createMarket(cluster, people);
  const origin = cluster.publicUrl;
  const sockets: WebSocket[] = [];
  const conversations: string[] = [];
  for (const [n, buyer] of buyers.entries()) {
    const seller = pick(sellers, n);
    const ask = createAsk({ urls: [urlOf(team, n)], origin, cookie: buyer.cookie });
    conversations.push((await start(ask, seller.shopId, content)).conversationId);
    for (const { cookie } of [seller, buyer]) sockets.push(await openInbox(urlOf(team, n + 1), origin, cookie, inbox));
  }

  async function call(operation: string, n: number, variables: object, isBuyer: boolean) {
    const extensions = { persistedQuery: { version: 1, sha256Hash: webDocument(operation).hash } };
    const { cookie } = pick(buyers, n);
    const answer = await fetch(`${urlOf(team, n)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...(isBuyer && { cookie }) },
      body: JSON.stringify({ extensions, variables }),
    });
    const text = await answer.text();
    if (!answer.ok || /"errors":\[\{/.test(text)) throw new Error(`${operation}: ${text.slice(0, 500)}`);
  }
  // More prices than a cache holds equal questions for.
  const minPrice = (n: number) => (1 + (n % 2500) / 50).toFixed(2);
  return {
    acts: {
      order: (n) => {
        const input = { ...shipping, productId: pick(goods, n), quantity: 1, deliveryOptionId: optionId };
        return call('PlaceProduct', n, { input: { ...input, idempotencyKey: randomUUID() } }, true);
      },
      message: (n) => {
        const input = { conversationId: pick(conversations, n), content, clientId: randomUUID() };
        return call('SendMessage', n, { input }, true);
      },
      list: (n) => call('Products', n, { filter: { minPrice: minPrice(n) }, orderBy: 'NEWEST' }, false),
      search: (n) => {
        const filter = { query: pick(terms, n), minPrice: minPrice(n) };
        return call('Search', n, { filter, first: 24, orderBy: 'RELEVANCE', page: 1 }, false);
      },
    } satisfies Record<string, Act>,
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

/** A product's versions only grow. */
let sent = 0;

/** Sockets that watch one product, spread over the BFFs, and events for all of them. */
export async function createCrowd(
  cluster: Cluster,
  { bffs, size }: Team,
  watchers: { sockets: number; events: number },
) {
  const { id, version } = await anyProduct(cluster);
  const opening = [
    '{"type":"connection_init"}',
    JSON.stringify({ id: '1', type: 'subscribe', payload: { query: productWatch, variables: { id } } }),
  ];
  const crowds = await Promise.all(
    bffs.map(async ({ port }) => {
      const crowd = await startChild('listeners');
      const url = `ws://127.0.0.1:${port}/graphql`;
      const sockets = watchers.sockets / size;
      const listening = received(crowd, 'listening');
      const protocol = 'graphql-transport-ws';
      crowd.send({ url, protocol, sockets, events: watchers.events, opening, greetings: 2 });
      await listening;
      return crowd;
    }),
  );
  const redis = new Redis(cluster.redisUrl);
  return {
    async deliver() {
      const done = Promise.all(crowds.map((crowd) => received(crowd, 'done')));
      for (let n = 0; n < watchers.events; n += 1) {
        sent += 1;
        await redis.publish(`product:${id}`, JSON.stringify(stateOf(id, version + sent)));
      }
      await done;
    },
    close: () => {
      for (const crowd of crowds) crowd.kill();
      redis.disconnect();
    },
  };
}

function urlOf({ bffs }: Team, n: number): string {
  return `http://127.0.0.1:${pick(bffs, n).port}`;
}
