import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Cluster, ServerName } from '#cluster.ts';
import { collectedMemory } from '#memory.ts';
import type { OwnPostgres } from '#own-postgres.ts';
import type { Traffic } from './talk.ts';

type Fault = (cluster: Cluster, traffic: Traffic) => Promise<void>;

/** Kills the servers in turn and restarts each, until all required messages are sent. */
export function killServers(names: ServerName[], { everyMs, times }: { everyMs: number; times: number }): Fault {
  return async (cluster, traffic) => {
    for (let n = 0; n < times || traffic.acknowledged < traffic.minimum; n += 1) {
      const name = names[n % names.length] ?? 'bff-1';
      const pause = delay(everyMs);
      await cluster.kill(name);
      traffic.recordFault();
      await cluster.start(name);
      await pause;
    }
  };
}

/** Cuts the BFFs' subscriptions while Redis keeps running. */
export function cutSubscribers({ everyMs, times }: { everyMs: number; times: number }): Fault {
  return async ({ redisUrl }, traffic) => {
    for (let n = 0; n < times; n += 1) {
      await delay(everyMs);
      await cutSubscriptions(redisUrl);
      traffic.recordFault();
    }
  };
}

export interface Outage {
  /** The readiness that each marketplace and BFF reported during the outage. */
  states: string[];
  acknowledged: number;
}

/** A busy machine sends little in a given time, so the outage lasts until this many messages are sent. */
export const sentWithoutRedis = 51;

/** Stops Redis for a while, and reports the servers' readiness and the number of messages sent without it. */
export function stopRedis(forMs: number, report: (outage: Outage) => void): Fault {
  return async (cluster, traffic) => {
    await traffic.until(traffic.minimum / 3);
    await cluster.kill('redis');
    traffic.recordFault();
    const before = traffic.acknowledged;
    await delay(forMs);
    await traffic.until(before + sentWithoutRedis);
    const states = await Promise.all([...cluster.marketplaceUrls, ...cluster.bffUrls].map(readiness));
    report({ states, acknowledged: traffic.acknowledged - before });
    await cluster.start('redis');
    traffic.recordFault();
  };
}

export function restartPostgres(postgres: OwnPostgres, { times }: { times: number }): Fault {
  return async (_cluster, traffic) => {
    for (let n = 1; n <= times; n += 1) {
      await traffic.until((traffic.minimum * n) / (times + 1));
      await postgres.restart();
      traffic.recordFault();
    }
  };
}

/** The first listener stops reading for a while. Reports by how many kB its BFF grew at most. */
export function pauseReader(forMs: number, report: (grownBy: number) => void): Fault {
  return async (cluster, traffic) => {
    await traffic.until(traffic.minimum / 2);
    // Traffic leaves garbage whether or not a reader is paused.
    const memory = () => collectedMemory(cluster.server('bff-1').pid ?? 0);
    const before = await memory();
    const reader = traffic.listeners[0]?.reader;
    reader?.pause();
    let peak = before;
    const end = Date.now() + forMs;
    while (Date.now() < end) {
      await delay(500);
      peak = Math.max(peak, await memory());
    }
    reader?.resume();
    traffic.recordFault();
    report(peak - before);
  };
}

async function readiness(url: string): Promise<string> {
  const response = await fetch(`${url}/readyz`);
  const { status } = z.object({ status: z.string() }).parse(await response.json());
  return `${response.status} ${status}`;
}

/** Redis also accepts plain lines. */
export async function cutSubscriptions(redisUrl: string): Promise<void> {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect(Number(port), hostname);
  socket.write('CLIENT KILL TYPE pubsub\r\n');
  await once(socket, 'data');
  socket.destroy();
}
