import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { inboxDocument } from '@besesaka/e2e/chat/reader.ts';
import { createBuyers } from '@besesaka/e2e/chat/users.ts';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { collectedMemory, collects, residentMemory } from '@besesaka/e2e/memory.ts';
import { freePort } from '@besesaka/e2e/server-process.ts';
import { received, startChild } from './child.ts';
import { print } from './report.ts';
import type { Crowd } from './servers/listeners.ts';

const sockets = 5_000;
const userCount = 250;
const before = 1_000;
const root = new URL('../../', import.meta.url);

/**
 * Users with twenty tabs each, subscribed to their inboxes, beside a bare `ws` server with as many sockets and
 * messages. Both are compared after a garbage collection, so that only retained memory counts.
 */
export async function benchSocketMemory(cluster: Cluster) {
  if (openFiles() < sockets + before + 100) {
    console.log(`\n${sockets} sockets do not fit: a process may open ${openFiles()} files (ulimit -n)`);
    return;
  }
  const users = await createBuyers(cluster, userCount);
  const bffUrl = cluster.bffUrls[0];
  const query = await inboxDocument({ urls: [bffUrl], origin: bffUrl, cookie: '' });
  const crowd = {
    protocol: 'graphql-transport-ws',
    cookies: users.map(({ cookie }) => cookie),
    opening: [
      '{"type":"connection_init"}',
      JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { after: 0 } } }),
    ],
    // The acknowledgement, and the login event.
    greetings: 2,
    events: 1,
  };
  const site = await growth(await startBff(cluster), crowd);
  const bare = await growth(await startServer('bench/src/servers/bare-holder.mjs', {}), crowd);
  const each = (kB: number) => `${(kB / sockets).toFixed(1)} kB each`;
  const whole = (kB: number) => `${(kB / 1024).toFixed(0)} MB`;
  print(`Memory of ${sockets} sockets with subscribed inboxes`, [
    {
      name: `growth for ${userCount} users, bare ws to ours`,
      measured: each(site.grown),
      ceiling: each(bare.grown),
      ratio: bare.grown / site.grown,
      promised: 0.667,
    },
    {
      name: 'whole process, bare ws to ours',
      measured: whole(site.whole),
      ceiling: whole(bare.whole),
      ratio: bare.whole / site.whole,
    },
    {
      name: 'whole process before garbage is collected',
      measured: whole(site.uncollected),
      ceiling: whole(bare.uncollected),
      ratio: bare.uncollected / site.uncollected,
    },
  ]);
}

/** Node raises its own limit up to this one. */
function openFiles(): number {
  const hard = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
}

/** The built BFF as the cluster starts it, connected to the cluster's marketplace. */
function startBff(cluster: Cluster): Promise<Server> {
  return startServer('graphql-bff/dist/main.js', {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: cluster.publicUrl,
    MARKETPLACE_URL: cluster.marketplaceUrls[0],
    REDIS_URL: cluster.redisUrl,
    SERVICE_SECRET: cluster.serviceSecret,
    MAX_SOCKETS_PER_ADDRESS: '10000',
  });
}

interface Server {
  process: ChildProcess;
  port: number;
}

/** Plain Node without a loader, whose garbage collection can be triggered. */
async function startServer(path: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child = fork(new URL(path, root), {
    cwd: root,
    execArgv: ['--import', collects],
    env: { ...env, PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1' },
  });
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))) await delay(100);
  return { process: child, port };
}

/** Returns kB. */
interface Memory {
  grown: number;
  whole: number;
  uncollected: number;
}

/** Some sockets of one user are open before, so that the code is loaded and the process's base memory is in use. */
async function growth({ process: server, port }: Server, crowd: Omit<Crowd, 'url' | 'sockets'>): Promise<Memory> {
  const url = `ws://127.0.0.1:${port}/graphql`;
  const first = await gather({ ...crowd, cookies: crowd.cookies?.slice(0, 1), url, sockets: before });
  const pid = server.pid ?? 0;
  const began = await collectedMemory(pid);
  const rest = await gather({ ...crowd, url, sockets });
  const uncollected = residentMemory(pid);
  const whole = await collectedMemory(pid);
  for (const child of [first, rest, server]) child.kill();
  return { grown: whole - began, whole, uncollected };
}

async function gather(crowd: Crowd): Promise<ChildProcess> {
  const child = await startChild('listeners');
  child.send(crowd);
  await received(child, 'listening');
  await delay(3_000);
  return child;
}
