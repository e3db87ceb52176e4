import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase } from '@besesaka/marketplace/tests/world/database.ts';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { createServerProcess, freePort } from '#server-process.ts';

/** Starts the same as `npm start`, with demo users and products, on its own database. */
export async function startDemoSite(env: Record<string, string> = {}) {
  const database = await startTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'besesaka-site-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = createServerProcess({
    name: 'npm start',
    port,
    command: [process.execPath, await programOf('standalone/src/main.ts')],
    env: { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url, DEMO_PICTURES: 'flat', ...env },
    isReady: async () => server.output.includes('Ctrl-C stops it') && (await fetch(`${url}/readyz`)).ok,
  });
  await server.start();
  return {
    url,
    server,
    close: async () => {
      await server.kill('SIGTERM');
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type DemoSite = Awaited<ReturnType<typeof startDemoSite>>;
