import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresPackage } from '@besesaka/embedded-db/binaries.ts';
import { startEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';

/** The size that the tests of a run may need, several times over. */
const room = 4 * 2 ** 30;

/** Starts the PostgreSQL server of a test run, in a folder that is removed afterwards. */
export async function startTestServer(from?: PostgresPackage): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(await roomyFolder(), 'besesaka-test-'));
  const server = await startEmbeddedPostgres({ dataDir, fast: true, from, log: () => {} });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** In memory if there is enough. Containers often have only 64 MB. */
async function roomyFolder(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= room ? memory : tmpdir();
}
