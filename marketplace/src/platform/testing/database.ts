import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { closeDatabase, createDatabase, type DatabasePool } from '#platform/db/database.ts';
import { testServers } from './config.ts';
import { onServer, templateName } from './template.ts';

export interface TestDatabase {
  url: string;
  db: DatabasePool;
  close(): Promise<void>;
}

/** A migrated, empty database of a test file's own, on the server that the test run shares. */
export async function startTestDatabase({
  poolSize = 5,
}: {
  poolSize?: number | undefined;
} = {}): Promise<TestDatabase> {
  const { databaseUrl } = testServers();
  if (!databaseUrl)
    throw new Error('No test server: add marketplace/tests/global-setup.ts to the globalSetup of vitest.config');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = await templateName();
  await asAdmin(databaseUrl, (sql) => sql`create database ${sql(name)} template ${sql(template)}`);
  const url = onServer(databaseUrl, name);
  const db = createDatabase({ url, poolSize });
  return {
    url,
    db,
    close: async () => {
      await closeDatabase(db);
      await asAdmin(databaseUrl, (sql) => sql`drop database ${sql(name)} with (force)`);
    },
  };
}

async function asAdmin(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await work(sql).finally(() => sql.end());
}
