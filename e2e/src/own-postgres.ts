import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { removeEmbeddedPostgres, startEmbeddedPostgres, withClient } from '@besesaka/embedded-db/postgres.ts';
import { closeDatabase, createDatabase } from '@besesaka/marketplace/platform/db/create-database.ts';
import { migrateDatabase } from '@besesaka/marketplace/platform/db/migrate.ts';
import { patience, type TestDatabase } from '@besesaka/marketplace/tests/world/database.ts';
import { patiently } from '#server-process.ts';

export interface OwnPostgres extends TestDatabase {
  /** Stops the server at once and restarts it at the same address. */
  restart(): Promise<void>;
  /** Kills the server with SIGKILL and restarts it at the same address. Needs a server that is not `fast`. */
  crash(): Promise<void>;
}

/** A PostgreSQL server for one test only, which stops it. */
export async function startOwnPostgres({ fast }: { fast: boolean }): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'besesaka-own-postgres-'));
  const start = (port?: number) =>
    startEmbeddedPostgres({ dataDir, fast, log: () => undefined, ...(port !== undefined && { port }) });
  let server = await start();
  const { url } = server;
  await migrateDatabase({ url });
  // Tests create twenty users at once while the servers log them in.
  const db = createDatabase({ url, poolSize: 4, ...patience });
  let restarting = Promise.resolve();
  /** Starts are serialized. A server that was killed may need more than one start. */
  const restart = (stop: () => Promise<void>) => {
    restarting = restarting.then(async () => {
      await patiently(stop);
      server = await patiently(() => start(Number(new URL(url).port)));
    });
    return restarting;
  };
  return {
    url,
    db,
    restart: () => restart(() => server.stop()),
    crash: () => restart(() => killServer(url)),
    close: async () => {
      await closeDatabase(db);
      await removeEmbeddedPostgres({ dataDir });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The processes of a killed server end on their own. Until then another one cannot start. */
async function killServer(url: string): Promise<void> {
  const server = await withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return parentOf(rows[0]?.pid);
  });
  if (!server) throw new Error('PostgreSQL does not run');
  const processes = await childrenOf(server);
  process.kill(server, 'SIGKILL');
  while ((await Promise.all([server, ...processes].map(parentOf))).some((parent) => parent !== null)) await delay(20);
}

async function childrenOf(server: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_, n) => parents[n] === server);
}

/** Null if the process has ended. */
async function parentOf(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
  return parent === undefined || /^State:\s+Z/m.test(status) ? null : Number(parent);
}
