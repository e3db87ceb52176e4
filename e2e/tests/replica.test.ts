import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpCluster, restoreCluster } from '@besesaka/embedded-db/backup.ts';
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
  withClient,
} from '@besesaka/embedded-db/postgres.ts';
import { closeDatabase, createDatabase, type DatabasePool } from '@besesaka/marketplace/platform/db/create-database.ts';
import { migrateDatabase } from '@besesaka/marketplace/platform/db/migrate.ts';
import { createReplica } from '@besesaka/marketplace/platform/db/replica.ts';
import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const quiet = () => {};
const fromReplica = 404;
const fromPrimary = 200;
let folder: string;
let standby: EmbeddedPostgres;
let db: DatabasePool;

/** A standby begins with a backup of the primary, and follows its log. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'besesaka-replica-'));
  await chmod(folder, 0o755);
  const [dataDir, copy, follower] = [join(folder, 'primary'), join(folder, 'copy'), join(folder, 'standby')];
  const primary = await startEmbeddedPostgres({ dataDir, log: quiet });
  await migrateDatabase({ url: primary.url });
  await mkdir(copy);
  await backUpCluster({ url: primary.url, dataDir, to: copy });
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  await appendFile(join(copy, 'cluster/postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(join(copy, 'cluster/standby.signal'), '');
  await restoreCluster({ from: copy, dataDir: follower });
  standby = await startEmbeddedPostgres({ dataDir: follower, log: quiet });
  db = createDatabase({ url: primary.url, poolSize: 4 });
}, 60_000);
afterAll(async () => {
  await closeDatabase(db);
  for (const name of ['primary', 'standby']) await removeEmbeddedPostgres({ dataDir: join(folder, name) });
  await rm(folder, { recursive: true, force: true });
});

test('visitors read from a fresh replica, and from the primary while it lags or is away', async () => {
  const log = { info: quiet, warn: quiet } as unknown as Parameters<typeof createReplica>[0]['log'];
  const replica = createReplica({ url: standby.url, poolSize: 4, primary: db, log });
  const market = await startTestMarketplace({ replica });
  const client = market.client();
  const { slug } = await market.world.createProduct();
  /** The marketplace writes to the test's own database, whose product is not in the replica. */
  const source = async () => (await client.get(`/api/v1/products/${slug}`)).status;
  try {
    await expect.poll(source, { timeout: 10_000 }).toBe(fromReplica);
    // What was committed a second ago is there.
    await db.execute(sql`create table notes as select 1 as n`);
    await expect
      .poll(async () => rowsOf(replica.fresh() ?? db, sql`select to_regclass('notes') is not null as there`))
      .toEqual([{ there: true }]);

    await withClient(standby.url, (admin) => admin.query('select pg_wal_replay_pause()'));
    await db.execute(sql`insert into notes values (2)`);
    await expect.poll(source, { timeout: 10_000 }).toBe(fromPrimary);
    await withClient(standby.url, (admin) => admin.query('select pg_wal_replay_resume()'));
    await expect.poll(source, { timeout: 10_000 }).toBe(fromReplica);

    // While it stops, each request has an answer.
    const stopped = standby.stop();
    for (let reads = 0; reads < 50; reads += 1) expect([fromReplica, fromPrimary]).toContain(await source());
    await stopped;
    await expect.poll(source, { timeout: 10_000 }).toBe(fromPrimary);
  } finally {
    await market.close();
    await replica.close();
  }
}, 60_000);
