import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '#test/chromium.mjs';
import { bringUpPostgres } from '#test/postgres.mjs';
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
