import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { residentMemory } from '@besesaka/e2e/chat/faults.ts';
import { createBuyers } from '@besesaka/e2e/chat/people.ts';
import { inboxDocument } from '@besesaka/e2e/chat/reader.ts';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { freePort } from '@besesaka/e2e/server-process.ts';
import { said, startChild } from './child.ts';
import { print } from './report.ts';
import type { Crowd } from './servers/listeners.ts';

const sockets = 5_000;
const people = 250;
const warmUp = 200;

/** People with twenty tabs each, their inboxes subscribed, beside a bare `ws` server that holds as many sockets. */
export async function benchSocketMemory(cluster: Cluster) {
  if (openFiles() < sockets + warmUp + 100) {
    console.log(`\n${sockets} sockets cannot be held here: a process may open ${openFiles()} files (ulimit -n)`);
    return;
  }
  const ours = await oursGrowth(cluster);
  const bare = await bareGrowth(cluster);
  print(`Memory of ${sockets} sockets with subscribed inboxes, as the server process has it`, [
    {
      what: `growth for ${people} people, bare ws to ours`,
      ours: `${(ours.grown / sockets).toFixed(1)} kB each`,
      ceiling: `${(bare.grown / sockets).toFixed(1)} kB each`,
      ratio: bare.grown / ours.grown,
      wanted: 0.667,
    },
    {
      what: 'whole process, bare ws to ours',
      ours: `${(ours.whole / 1024).toFixed(0)} MB`,
      ceiling: `${(bare.whole / 1024).toFixed(0)} MB`,
      ratio: bare.whole / ours.whole,
    },
  ]);
}

/** Node raises its own limit up to this one. */
function openFiles(): number {
  const hard = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
}

async function oursGrowth(cluster: Cluster): Promise<Memory> {
  const persons = await createBuyers(cluster, people);
  const [, url] = cluster.bffUrls;
  const query = await inboxDocument({ urls: [url], origin: url, cookie: '' });
  await cluster.kill('bff-2');
  await cluster.start('bff-2');
  return growth(cluster.server('bff-2').pid ?? 0, {
    url: `${url.replace('http', 'ws')}/graphql`,
    protocol: 'graphql-transport-ws',
    cookies: persons.map(({ cookie }) => cookie),
    opening: [
      '{"type":"connection_init"}',
      JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { after: 0 } } }),
    ],
    // The acknowledgement, and the event of having logged in.
    greetings: 2,
    sockets,
    events: 1,
  });
}

async function bareGrowth(cluster: Cluster): Promise<Memory> {
  const port = await freePort();
  const server = await startChild('bare-broadcast', {
    BENCH_PORT: String(port),
    BENCH_REDIS_URL: cluster.redisUrl,
    BENCH_CHANNEL: 'bench',
  });
  const crowd = { url: `ws://127.0.0.1:${port}`, opening: [], greetings: 0, sockets, events: 1 };
  const grown = await growth(server.pid ?? 0, crowd);
  server.kill();
  return grown;
}

/** In kB. */
interface Memory {
  grown: number;
  whole: number;
}

/** A few sockets come and go before, so that the code is loaded. */
async function growth(pid: number, crowd: Crowd): Promise<Memory> {
  await held(pid, { ...crowd, sockets: warmUp });
  await delay(2_000);
  const before = residentMemory(pid);
  const whole = await held(pid, crowd);
  return { grown: whole - before, whole };
}

async function held(pid: number, crowd: Crowd): Promise<number> {
  const child = await startChild('listeners');
  child.send(crowd);
  await said(child, 'listening');
  await delay(3_000);
  const memory = residentMemory(pid);
  child.kill();
  return memory;
}
