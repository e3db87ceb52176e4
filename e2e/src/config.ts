import { promised } from '@besesaka/marketplace/testing/depth.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const cpuSlowdown = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/** What the browser tests take from the environment; `npm test` sets it. */
export const config = {
  chromiumPath: process.env.CHROMIUM_PATH,
  port,
  origin: `http://127.0.0.1:${port}`,
  dataDir: process.env.E2E_DATA_DIR,
  /** An empty database; without one the browser tests start a PostgreSQL of their own. */
  databaseUrl: process.env.E2E_DATABASE_URL,
  /** The site was started before, and stays up. */
  isSiteShared: process.env.E2E_SHARED_SITE === 'true',
  /** How many times slower the browser's processor is made. */
  cpuSlowdown,
  /** `npm run test:deep` runs all browser tests. */
  isWhole: process.env.TEST_DEPTH === 'full' || cpuSlowdown > 1,
  /** What the attacks are made from; the same makes the same ones again. */
  hostileSeed: Number(process.env.HOSTILE_SEED ?? 20_261_121),
};

/** For what takes its time: longer where the pages compute slowly. */
export const patience = (ms: number): number => ms * config.cpuSlowdown;

/** For what is promised within milliseconds: only pages that compute at full speed can be held to the exact time. */
export const inTime = (ms: number): number => promised(patience(ms));
