import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { roomyChat } from '#chat/users.ts';
import { type Cluster, startCluster } from '#cluster.ts';
import { collectedMemory } from '#memory.ts';
import { createServerProcess, freePort, type ServerProcess } from '#server-process.ts';
import { startWitness, type Witness } from './witness.ts';

export interface System {
  cluster: Cluster;
  bff: ServerProcess;
  marketplace: ServerProcess;
  web: ServerProcess;
  witness: Witness;
  /** Everything that differs from before the attack; empty if all is well. */
  harm(): Promise<string[]>;
  /** Each server's growth in MB since the start, without garbage. */
  growth(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** The attacks come from another address than the ordinary users. */
let addresses = 0;
export function nextAddress(): string {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250) % 250}.${1 + (addresses % 250)}`;
}

/** The whole system in separate processes, with a user whom no attack may disturb. */
export async function startSystem(): Promise<System> {
  const cluster = await startCluster({ marketplace: roomyChat, environment: { TRUSTED_PROXIES: 'loopback' } });
  const web = createWeb(cluster, await programOf('web/src/main.ts'), await freePort());
  const servers = { bff: cluster.server('bff-1'), marketplace: cluster.server('marketplace-1'), web };
  try {
    await web.start();
    const witness = await startWitness(cluster);
    const pids = all(servers, ({ pid }) => pid);
    await usualTraffic(servers);
    const before = await memory(servers);
    return {
      cluster,
      ...servers,
      witness,
      async harm() {
        const ended = Object.entries(servers).filter(([name, { pid, isRunning }]) => !isRunning || pid !== pids[name]);
        return [
          ...ended.map(([name, { output }]) => `${name} has ended: ${output.slice(-2_000)}`),
          ...(await witness.missed()),
        ];
      },
      async growth() {
        const now = await memory(servers);
        return all(servers, (_server, name) => Math.round((now[name] ?? 0) - (before[name] ?? 0)));
      },
      async close() {
        await witness.close();
        await web.kill();
        await cluster.close();
      },
    };
  } catch (error) {
    await web.kill();
    await cluster.close();
    throw error;
  }
}

/** A web server before the first BFF. */
export function createWeb(cluster: Cluster, program: string, port: number): ServerProcess {
  return createServerProcess({
    name: 'web',
    port,
    command: [process.execPath, program],
    env: {
      ...cluster.environment,
      GRAPHQL_URL: `${cluster.bffUrls[0]}/graphql`,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok,
  });
}

type Servers = Record<string, ServerProcess>;

function all<T>(servers: Servers, of: (server: ServerProcess, name: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(servers).map(([name, server]) => [name, of(server, name)]));
}

/** Memory that a process needs for its first requests is no leak. */
async function usualTraffic(servers: Servers): Promise<void> {
  const paths: Record<string, string[]> = {
    bff: ['/graphql?query={products(first:24){edges{node{id,name,images{url}}}}}'],
    marketplace: ['/api/v1/products', '/api/v1/categories', '/api/openapi.json', '/api/me'],
    web: ['/', '/products', '/search?q=cloth', '/login'],
  };
  for (let turn = 0; turn < 20; turn += 1) {
    for (const [name, { port }] of Object.entries(servers)) {
      for (const path of paths[name] ?? []) {
        await (await fetch(`http://127.0.0.1:${port}${path}${path.includes('?') ? '&' : '?'}turn=${turn}`)).text();
      }
    }
  }
}

/** Returns MB. */
async function memory(servers: Servers): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, { pid }] of Object.entries(servers)) counts[name] = (await collectedMemory(pid ?? 0)) / 1024;
  return counts;
}
