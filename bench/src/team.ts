import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, createNode, currentPrograms } from '@besesaka/e2e/cluster.ts';
import { freePort, type ServerProcess } from '@besesaka/e2e/server-process.ts';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { cpuSeconds, cpuSecondsOfTree, parentOf } from './child.ts';

export const parts = ['marketplaces', 'BFFs', 'PostgreSQL', 'Redis'] as const;

/** Processor milliseconds of each part. */
export type Cost = Record<(typeof parts)[number], number>;

/** So many marketplaces and as many BFFs, each of which calls its own marketplace. */
export interface Team {
  size: number;
  bffs: ServerProcess[];
  /** The processor time that work takes, without what the servers use while they have none. */
  costOf(work: () => Promise<unknown>): Promise<Cost>;
  /** What they use while they have no work, in a second. */
  idle: Cost;
  /** Ends all but the first two. */
  close(): Promise<void>;
}

const idleMs = 15_000;
/** The work after a commit ends within this time. */
const settleMs = 2_000;

/** The first marketplace and BFF of the cluster, and more of both. */
export async function startTeam(cluster: Cluster, size: number): Promise<Team> {
  const marketplaces = [cluster.server('marketplace-1')];
  const bffs = [cluster.server('bff-1')];
  const programs = await currentPrograms();
  const add = async (name: string, program: string, more: Record<string, string>) => {
    const server = createNode(name, program, await freePort(), { ...cluster.environment, ...more });
    await server.start();
    return server;
  };
  while (bffs.length < size) {
    const number = bffs.length + 1;
    const marketplace = await add(`more-marketplaces-${number}`, programs.marketplace, {});
    const calls = { MARKETPLACE_URL: `http://127.0.0.1:${marketplace.port}` };
    marketplaces.push(marketplace);
    bffs.push(await add(`more-bffs-${number}`, programs['graphql-bff'], calls));
  }
  const postgres = await postgresPid(cluster.databaseUrl);
  const used = (): Cost => ({
    marketplaces: usedBy(marketplaces),
    BFFs: usedBy(bffs),
    PostgreSQL: cpuSecondsOfTree(postgres) * 1000,
    Redis: usedBy([cluster.server('redis')]),
  });
  const before = used();
  await delay(idleMs);
  const idle = eachPart((part) => ((used()[part] - before[part]) * 1000) / idleMs);
  return {
    size,
    bffs,
    idle,
    async costOf(work) {
      const [start, began] = [used(), performance.now()];
      await work();
      await delay(settleMs);
      const [end, seconds] = [used(), (performance.now() - began) / 1000];
      return eachPart((part) => end[part] - start[part] - idle[part] * seconds);
    },
    close: async () => void (await Promise.all([...marketplaces.slice(1), ...bffs.slice(1)].map((one) => one.kill()))),
  };
}

export function eachPart(of: (part: keyof Cost) => number): Cost {
  const [marketplaces, BFFs, PostgreSQL, Redis] = parts.map(of);
  return { marketplaces, BFFs, PostgreSQL, Redis } as Cost;
}

function usedBy(servers: ServerProcess[]): number {
  return servers.reduce((sum, { pid = 0 }) => sum + cpuSeconds(pid) * 1000, 0);
}

/** All of PostgreSQL's processes have the same parent. */
async function postgresPid(url: string): Promise<number> {
  const statement = `select pid from pg_stat_activity where backend_type = 'checkpointer'`;
  return withConnection(url, async (client) => parentOf(Number((await client.query(statement)).rows[0]?.pid)));
}
