import { rm } from 'node:fs/promises';
import { removeEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';
import { readConfig } from '#config.ts';
import { clusterFolder } from '#database.ts';

/** Deletes the local data, even if the database is in another folder because root started it. */
const { dataDir, databaseUrl } = readConfig();
if (databaseUrl) {
  console.error('DATABASE_URL is set: that database is not ours to delete. Unset it to reset the local data.');
  process.exit(1);
}
await removeEmbeddedPostgres({ dataDir: clusterFolder(dataDir) });
await rm(dataDir, { recursive: true, force: true });
console.log(`Removed ${dataDir} and its database.`);
