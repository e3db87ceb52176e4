import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';
import { closeDatabase, createDatabase } from '@besesaka/marketplace/platform/db/create-database.ts';
import { newestMigration } from '@besesaka/marketplace/platform/db/migrate.ts';
import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { patience } from '@besesaka/marketplace/tests/world/database.ts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { flawless, judge } from '#chat/judge.ts';
import { talk } from '#chat/talk.ts';
import { roomyChat } from '#chat/users.ts';
import { startCluster } from '#cluster.ts';
import { deployFormer } from '#former-version.ts';

/** An upgrade from this version is tried. Raise it with each release. */
const formerVersion = '432a1dcd';

test.runIf(isDeep())(
  'two marketplaces and two BFFs are upgraded one after the other while users chat: no write fails, no event is lost',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'besesaka-upgrade-'));
    const postgres = await startEmbeddedPostgres({ dataDir, fast: true, log: () => {} });
    const db = createDatabase({ url: postgres.url, poolSize: 4, ...patience });
    const former = await deployFormer(formerVersion);
    const database = {
      url: postgres.url,
      db,
      close: async () => {
        await closeDatabase(db);
        await postgres.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
    const cluster = await startCluster({ database, programs: former.programs, marketplace: roomyChat });
    onTestFinished(async () => {
      await cluster.close();
      await former.remove();
    });
    const newest = async () =>
      rowsOf(db, sql`select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`);
    const before = await newest();
    const ready = watchReadiness(cluster.bffUrls);
    const conversation = await talk(cluster, {
      isReady: ready.isReady,
      messages: 600,
      pauseMs: 100,
      fault: async (_cluster, traffic) => {
        await traffic.until(100);
        await former.switch();
        // In the order that docs/operating.md names.
        for (const name of ['marketplace-1', 'marketplace-2', 'bff-1', 'bff-2'] as const) {
          await cluster.kill(name, 'SIGTERM');
          await cluster.start(name);
          await traffic.until(traffic.acknowledged + 50);
          traffic.recordFault();
        }
      },
    });
    const verdict = await judge(cluster, conversation);
    await conversation.close();
    ready.stop();
    expect(verdict).toMatchObject(flawless);
    expect(conversation.failures).toEqual([]);
    expect(verdict.acknowledged).toBeGreaterThanOrEqual(600);
    expect(await newest()).toEqual([{ newest: newestMigration() }]);
    expect(before).not.toEqual(await newest());
  },
  180_000,
);

/** Asks each server every half second, as a proxy does. */
function watchReadiness(urls: readonly string[]) {
  const notReady = new Set<string>();
  const timer = setInterval(() => {
    for (const url of urls)
      fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
        ({ ok }) => (ok ? notReady.delete(url) : notReady.add(url)),
        () => notReady.add(url),
      );
  }, 500);
  return { isReady: (url: string) => !notReady.has(url), stop: () => clearInterval(timer) };
}
