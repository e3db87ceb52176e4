import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { publishTestServer, testServer } from '#testing/config.ts';
import { ensureTemplate } from '#testing/template.ts';

/** One PostgreSQL server for the whole run: the one handed in, or one of its own in a folder that it removes again. */
export default async function setup(): Promise<() => Promise<void>> {
  const given = testServer().url;
  const server = given ? null : await startOwn();
  const url = given ?? server?.url;
  if (!url) throw new Error('There is no PostgreSQL server for the tests');
  publishTestServer({ url, template: await ensureTemplate(url) });
  return async () => server?.stop();
}

async function startOwn() {
  const dataDir = await mkdtemp(join(tmpdir(), 'besesaka-test-'));
  const server = await startEmbeddedPostgres({ dataDir, fast: true, log: () => {} });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}
