import type { ChildProcess } from 'node:child_process';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { freePort } from '@besesaka/e2e/server-process.ts';
import type { ProductState } from '@besesaka/schema/catalog/resources.ts';
import { Redis } from 'ioredis';
import { cpuSeconds, received, startChild } from './child.ts';
import { print } from './report.ts';

const sockets = 1000;
const events = 100;
const rounds = 3;
export const productWatch =
  'subscription Watch($id: ID!) { productChanged(id: $id) { id price { amount currency } compareAtPrice { amount } discountPercentage stockQuantity inStock isActive version } }';

interface Product {
  id: string;
  slug: string;
  version: number;
}

interface Run {
  perSecond: number;
  cpu: number;
}

/** One event to a thousand sockets that watch the same product, beside a bare `ws` server relaying the same bytes. */
export async function benchFanOut(cluster: Cluster) {
  const product = await anyProduct(cluster);
  const redis = new Redis(cluster.redisUrl);
  const ours: Run[] = [];
  const bare: Run[] = [];
  let version = product.version;
  const publish = (channel: string) => {
    version += 1;
    return redis.publish(channel, JSON.stringify(stateOf(product.id, version)));
  };
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await oursOnce(cluster, product, () => publish(`product:${product.id}`)));
    bare.push(await bareOnce(cluster, product.id, () => publish('bench')));
  }
  redis.disconnect();
  const [a, b] = [median(ours.map((run) => run.perSecond)), median(bare.map((run) => run.perSecond))];
  const [ca, cb] = [median(ours.map((run) => run.cpu)), median(bare.map((run) => run.cpu))];
  print(`One event to ${sockets} sockets, ${events} events (frames a second)`, [
    {
      name: 'delivered, to bare ws',
      measured: `${a.toFixed(0)}/s`,
      ceiling: `${b.toFixed(0)}/s`,
      ratio: a / b,
      promised: 0.7,
    },
    {
      name: 'processor time of the server, bare ws to ours',
      measured: `${ca.toFixed(2)} s`,
      ceiling: `${cb.toFixed(2)} s`,
      ratio: cb / ca,
    },
  ]);
}

async function oursOnce(cluster: Cluster, product: Product, publish: () => Promise<unknown>): Promise<Run> {
  const crowd = await startChild('listeners');
  crowd.send({
    url: `${cluster.bffUrls[0].replace('http', 'ws')}/graphql`,
    protocol: 'graphql-transport-ws',
    sockets,
    events,
    opening: [
      '{"type":"connection_init"}',
      JSON.stringify({ id: '1', type: 'subscribe', payload: { query: productWatch, variables: { id: product.id } } }),
    ],
    greetings: 2,
  });
  return deliver(crowd, cluster.server('bff-1').pid ?? 0, publish);
}

async function bareOnce(cluster: Cluster, id: string, publish: () => Promise<unknown>): Promise<Run> {
  const port = await freePort();
  const frame = JSON.stringify({ id: '1', type: 'next', payload: { data: { productChanged: shownOf(id) } } });
  const server = await startChild('bare-broadcast', {
    BENCH_PORT: String(port),
    BENCH_REDIS_URL: cluster.redisUrl,
    BENCH_CHANNEL: 'bench',
    BENCH_FRAME: frame,
  });
  const crowd = await startChild('listeners');
  crowd.send({ url: `ws://127.0.0.1:${port}`, sockets, events, opening: [], greetings: 0 });
  const run = await deliver(crowd, server.pid ?? 0, publish);
  server.kill();
  return run;
}

async function deliver(crowd: ChildProcess, serverPid: number, publish: () => Promise<unknown>): Promise<Run> {
  await received(crowd, 'listening');
  const cpu = cpuSeconds(serverPid);
  const started = performance.now();
  const done = received(crowd, 'done');
  for (let n = 0; n < events; n += 1) await publish();
  await done;
  const seconds = (performance.now() - started) / 1000;
  crowd.kill();
  return { perSecond: (sockets * events) / seconds, cpu: cpuSeconds(serverPid) - cpu };
}

export async function anyProduct(cluster: Cluster): Promise<Product> {
  const list = await (await fetch(`${cluster.marketplaceUrl}/api/v1/products/?page_size=1`)).json();
  return list.results[0];
}

export function stateOf(id: string, version: number): ProductState {
  return {
    id,
    price: '120.00',
    price_to: '120.00',
    compare_at_price: null,
    discount_percentage: 0,
    stock_quantity: 7,
    in_stock: true,
    is_active: true,
    version,
    variants: [],
  };
}

function shownOf(id: string) {
  return {
    id,
    price: { amount: '120.00', currency: 'GHS' },
    compareAtPrice: null,
    discountPercentage: 0,
    stockQuantity: 7,
    inStock: true,
    isActive: true,
    version: 100,
  };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
