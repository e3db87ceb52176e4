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

/** A busy machine is no fault of what is tested: tests of the patience itself have their own. */
export const patience = { patienceMs: 15_000, statementMs: 15_000 };

/** A migrated, empty database of a test file's own, on the server that the test run shares. */
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
  // The files as they are: through the log, block by block, it takes PostgreSQL five times as long.
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
