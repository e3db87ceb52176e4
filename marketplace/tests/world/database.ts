import { randomBytes } from 'node:crypto';
import { withConnection } from '#platform/db/connection.ts';
import { closeDatabase, createDatabase, type DatabasePool } from '#platform/db/create-database.ts';
import { testServer } from './config.ts';
import { onServer } from './template.ts';

export interface TestDatabase {
  url: string;
  db: DatabasePool;
  close(): Promise<void>;
}

/** Generous, because a busy machine must not fail a test. Tests of the timeouts set their own. */
export const patience = { patienceMs: 15_000, statementMs: 15_000 };

/** A migrated, empty database for one test file, on the server that the test run shares. */
export async function startTestDatabase({
  poolSize = 5,
  ...times
}: {
  poolSize?: number | undefined;
  patienceMs?: number;
  statementMs?: number;
} = {}): Promise<TestDatabase> {
  const { url: serverUrl, template } = testServer();
  if (!serverUrl || !template)
    throw new Error('No test server: add marketplace/tests/global-setup.ts to the globalSetup of vitest.config');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying the files is five times as fast as PostgreSQL's default, which copies block by block through the WAL.
  const copy = `create database ${name} template ${template} strategy file_copy`;
  await withConnection(serverUrl, (admin) => admin.query(copy));
  const url = onServer(serverUrl, name);
  const db = createDatabase({ url, poolSize, ...patience, ...times });
  return {
    url,
    db,
    close: async () => {
      await closeDatabase(db);
      await withConnection(serverUrl, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}
