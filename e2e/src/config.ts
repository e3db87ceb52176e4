/** What the browser tests take from the environment; `npm test` sets it. */
export const config = {
  chromiumPath: process.env.CHROMIUM_PATH,
  port: Number(process.env.E2E_PORT ?? 4173),
  dataDir: process.env.E2E_DATA_DIR,
  /** Nobody sits by and sees which journey fails: one that does is tried once more, and named. */
  isUnattended: process.env.CI === 'true',
  /** What the attacks are made from; the same makes the same ones again. */
  hostileSeed: Number(process.env.HOSTILE_SEED ?? 20_261_121),
};
