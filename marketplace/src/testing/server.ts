import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';

/** What all tests of a run may grow it to, several times over. */
const room = 4 * 2 ** 30;

/** The fast PostgreSQL server of a whole run, in a folder that it removes again. */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(await roomyFolder(), 'besesaka-test-'));
  const server = await startEmbeddedPostgres({ dataDir, fast: true, log: () => {} });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** In memory where there is room: a container often has 64 MB of it. */
async function roomyFolder(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= room ? memory : tmpdir();
}
