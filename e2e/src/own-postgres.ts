import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';
import { closeDatabase, createDatabase } from '@besesaka/marketplace/platform/db/create-database.ts';
import { migrateDatabase } from '@besesaka/marketplace/platform/db/migrate.ts';
import { patience, type TestDatabase } from '@besesaka/marketplace/tests/world/database.ts';

export interface OwnPostgres extends TestDatabase {
  /** Stops the server at once and restarts it at the same address. */
  restart(): Promise<void>;
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
  return {
    url,
    db,
    restart: async () => {
      await server.stop();
      server = await start(Number(new URL(url).port));
    },
    close: async () => {
      await closeDatabase(db);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
