const cpuSlowdown = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/** What the browser tests take from the environment; `npm test` sets it. */
export const config = {
  chromiumPath: process.env.CHROMIUM_PATH,
  port: Number(process.env.E2E_PORT ?? 4173),
  dataDir: process.env.E2E_DATA_DIR,
  /** The site was started before, and stays up. */
  isSiteShared: process.env.E2E_SHARED_SITE === 'true',
  /** How many times slower the browser's processor is made. */
  cpuSlowdown,
  /** `npm run test:deep` runs all browser tests. */
  isWhole: process.env.TEST_DEPTH === 'full' || cpuSlowdown > 1,
  /** What the attacks are made from; the same makes the same ones again. */
  hostileSeed: Number(process.env.HOSTILE_SEED ?? 20_261_121),
};
