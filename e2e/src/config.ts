import { promised } from '@besesaka/marketplace/tests/world/depth.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const cpuSlowdown = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/** The environment of the browser tests, which `npm test` sets. */
export const config = {
  chromiumPath: process.env.CHROMIUM_PATH,
  port,
  origin: `http://127.0.0.1:${port}`,
  dataDir: process.env.E2E_DATA_DIR,
  /** An empty database. If missing, the browser tests start their own PostgreSQL. */
  databaseUrl: process.env.E2E_DATABASE_URL,
  /** The site runs already, and is not stopped. */
  isSiteShared: process.env.E2E_SHARED_SITE === 'true',
  /** The factor by which the browser's processor is slowed down. */
  cpuSlowdown,
  /** `npm run test:deep` runs all browser tests. */
  isWhole: process.env.TEST_DEPTH === 'full' || cpuSlowdown > 1,
  /** The seed of the attacks; the same seed makes the same attacks. */
  hostileSeed: Number(process.env.HOSTILE_SEED ?? 20_261_121),
};

/** A longer timeout where the pages compute slowly. */
export const patience = (ms: number): number => ms * config.cpuSlowdown;

/** Only a page at full speed can meet a promise in milliseconds. */
export const inTime = (ms: number): number => promised(patience(ms));
