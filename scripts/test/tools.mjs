import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '#test/chromium.mjs';
import { bringUpPostgres } from '#test/postgres.mjs';
import { needRedis } from '#test/redis.mjs';

/** Runs what needs PostgreSQL, Redis, a browser and a folder for data, with an environment that names them. */
export async function withTools(act) {
  // PostgreSQL's user must get in where root runs the tests.
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
