import { randomBytes } from 'node:crypto';
import { withConnection } from '#platform/db/connection.ts';
import { closeDatabase, createDatabase, type DatabasePool } from '#platform/db/database.ts';
import { testServer } from './config.ts';
import { onServer } from './template.ts';

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
  const { url: serverUrl, template } = testServer();
  if (!serverUrl || !template)
    throw new Error('No test server: add marketplace/tests/global-setup.ts to the globalSetup of vitest.config');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withConnection(serverUrl, (admin) => admin.query(`create database ${name} template ${template}`));
  const url = onServer(serverUrl, name);
  const db = createDatabase({ url, poolSize });
  return {
    url,
    db,
    close: async () => {
      await closeDatabase(db);
      await withConnection(serverUrl, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}
