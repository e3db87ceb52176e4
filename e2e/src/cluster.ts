import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { startTestDatabase, type TestDatabase } from '@besesaka/marketplace/tests/world/database.ts';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { type Balancer, type Network, startBalancer } from './balancer.ts';
import { collects } from './memory.ts';
import { createServerProcess, freePort, type ServerProcess } from './server-process.ts';

const serviceSecret = 'service-secret-of-the-test-cluster';
const sessionSecret = 'session-secret-of-the-test-cluster';
const publicUrl = 'http://besesaka.test';

export type ServerName = 'redis' | 'marketplace-1' | 'marketplace-2' | 'bff-1' | 'bff-2';

export interface Cluster {
  /** The Origin header of requests with cookies. */
  publicUrl: string;
  serviceSecret: string;
  databaseUrl: string;
  /** The test's own connection pool. */
  db: TestDatabase['db'];
  redisUrl: string;
  /** The two marketplaces in turn, as behind the proxy. */
  marketplaceUrl: string;
  marketplaceUrls: [string, string];
  bffUrls: [string, string];
  /** Between the BFFs and the marketplaces. */
  inside: Network;
  /** The environment for one more server of any kind. */
  environment: Record<string, string>;
  server(name: ServerName): ServerProcess;
  /** Kills by pid, with SIGKILL by default, and resolves when the process is gone. */
  kill(name: ServerName, signal?: NodeJS.Signals): Promise<void>;
  /** Restarts it on the same port. */
  start(name: ServerName): Promise<void>;
  close(): Promise<void>;
}

export interface ClusterOptions {
  /** Extra settings for both marketplaces. */
  marketplace?: Record<string, string>;
  /** Extra settings for all servers. */
  environment?: Record<string, string>;
  /** If missing, a database on the run's shared server. */
  database?: TestDatabase;
  /** Built programs of another version, or of the current sources. */
  programs?: Record<'marketplace' | 'graphql-bff', string>;
  /** Both BFFs call both marketplaces; for a benchmark they call the first only. */
  balanced?: boolean;
}

/** The distributed marketplace in plain processes: two marketplaces and two BFFs on real PostgreSQL and real Redis. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { balanced = true } = options;
  const database = options.database ?? (await startTestDatabase());
  const redis = createRedis(await freePort());
  const redisUrl = `redis://127.0.0.1:${redis.port}`;
  const own = { PUBLIC_URL: publicUrl, REDIS_URL: redisUrl, SERVICE_SECRET: serviceSecret };
  const shared = {
    ...own,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    NODE_OPTIONS: `--import ${collects}`,
    ...options.environment,
  };
  const data = { DATABASE_URL: database.url, DATABASE_POOL: '5', SESSION_SECRET: sessionSecret, DATA_DIR: tmpdir() };
  const programs = options.programs ?? (await currentPrograms());
  const marketplaces = await pair('marketplace', programs.marketplace, {
    ...shared,
    ...data,
    ...options.marketplace,
  });
  const balancer = await startBalancer(marketplaces.map(({ port }) => port));
  // The balancer runs in the test's process. A benchmark needs that process for its load.
  const bffs = await pair('bff', programs['graphql-bff'], {
    ...shared,
    MARKETPLACE_URL: balanced ? balancer.url : urlOf(marketplaces[0]),
  });
  const servers = [redis, ...marketplaces, ...bffs];
  const close = () => closeAll(servers, balancer, database.close);

  try {
    await redis.start();
    await Promise.all([...marketplaces, ...bffs].map((server) => server.start()));
  } catch (error) {
    await close();
    throw error;
  }

  const server = (name: ServerName): ServerProcess => {
    const server = servers.find((candidate) => candidate.name === name);
    if (!server) throw new Error(`There is no ${name}`);
    return server;
  };
  return {
    publicUrl,
    serviceSecret,
    databaseUrl: database.url,
    db: database.db,
    redisUrl,
    marketplaceUrl: balancer.url,
    marketplaceUrls: [urlOf(marketplaces[0]), urlOf(marketplaces[1])],
    bffUrls: [urlOf(bffs[0]), urlOf(bffs[1])],
    inside: balancer.network,
    environment: { ...shared, ...data, ...options.marketplace, MARKETPLACE_URL: urlOf(marketplaces[0]) },
    server,
    kill: (name, signal) => server(name).kill(signal),
    start: (name) => server(name).start(),
    close,
  };
}

/** The servers of the current sources. */
export async function currentPrograms() {
  return {
    marketplace: await programOf('marketplace/src/main.ts'),
    'graphql-bff': await programOf('graphql-bff/src/main.ts'),
  };
}

async function pair(
  name: string,
  program: string,
  env: Record<string, string>,
): Promise<[ServerProcess, ServerProcess]> {
  const one = async (number: number) => createNode(`${name}-${number}`, program, await freePort(), env);
  return [await one(1), await one(2)];
}

/** One more server, of any kind. */
export function createNode(name: string, program: string, port: number, env: Record<string, string>): ServerProcess {
  return createServerProcess({
    name,
    port,
    command: [process.execPath, program],
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5_000) })).ok,
  });
}

function createRedis(port: number): ServerProcess {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  return createServerProcess({
    name: 'redis',
    port,
    command: ['redis-server', ...flags],
    isReady: () => listens(port),
  });
}

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

function urlOf({ port }: ServerProcess): string {
  return `http://127.0.0.1:${port}`;
}

async function closeAll(
  servers: ServerProcess[],
  balancer: Balancer,
  closeDatabase: () => Promise<void>,
): Promise<void> {
  await Promise.all(servers.map((server) => server.kill()));
  await balancer.close();
  await closeDatabase();
}
