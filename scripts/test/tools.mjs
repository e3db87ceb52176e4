import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '#test/chromium.mjs';
import { needRedis } from '#test/redis.mjs';

/** Runs a function with PostgreSQL, Redis, a browser and a data folder, in an environment that names them. */
export async function withTools(act) {
  // If root runs the tests, PostgreSQL's user must be able to enter the folder.
  const data = mkdtempSync(join(tmpdir(), 'besesaka-browser-tests-'));
  chmodSync(data, 0o755);
  let postgres;
  try {
    const chromium = await findChromium();
    await needRedis();
    postgres = await bringUpPostgres();
    return await act({ ...process.env, ...postgres.env, CHROMIUM_PATH: chromium, E2E_DATA_DIR: data });
  } finally {
    await postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * One fast PostgreSQL server for all tests of this run. Returns the settings for the service tests and for the browser
 * tests.
 */
async function bringUpPostgres() {
  // The browser tests fill their database. If a server is given, they start their own instead.
  if (process.env.TEST_DATABASE_URL) return { env: {}, stop: async () => {} };
  // Loaded here, because the packages are installed after this file is loaded.
  const { tsImport } = await import('tsx/esm/api');
  const { startTestServer } = await tsImport('@besesaka/marketplace/tests/world/server.ts', import.meta.url);
  const { url, stop } = await startTestServer();
  // The server does not end with the terminal.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().finally(() => process.exit(130)));
  return { env: { TEST_DATABASE_URL: url, E2E_DATABASE_URL: url }, stop };
}
