import '#start/check-node.mjs';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '#run.mjs';
import { installWhatIsMissing } from '#start/install.mjs';
import { findChromium } from '#test/chromium.mjs';
import {
  countPlaywright,
  countVitest,
  flakyJourneys,
  forgetReports,
  readReports,
  reports,
  total,
} from '#test/counts.mjs';
import { paceOf, sampleWork } from '#test/pace.mjs';
import { bringUpRedis } from '#test/redis.mjs';
import { judgeTime, slowestFiles } from '#test/slowest.mjs';

const one = { passed: 0, failed: 1, skipped: 0 };
const none = { passed: 0, failed: 0, skipped: 0 };
/** One before each step: a machine that others use, too, is not always as quick. */
const paceSamples = [];

/** Everything, one after the other, however the one before ended: a person wants to see all faults at once. */
async function testAll(env) {
  const node = async (...args) => {
    paceSamples.push(await sampleWork());
    return run(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  };
  const verified = await node('scripts/verify.mjs');
  const built = await node('scripts/build.mjs');
  const weighed = built === 0 ? await node('web/build/bundle-size.mjs') : 0;
  const vitest = await node(
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${reports.vitest}`,
  );
  const ended = [verified, built, weighed].map((code) => (code === 0 ? none : one));
  const counts = [...ended, countVitest(vitest)];
  // Without a build there is nothing to open in a browser.
  if (built !== 0) return total(counts);
  const playwright = await node('node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts');
  return total([...counts, countPlaywright(playwright)]);
}

await installWhatIsMissing();
mkdirSync(join(root, 'test-results'), { recursive: true });
forgetReports();
const began = performance.now();

// PostgreSQL's user must get in where root runs the tests.
const data = mkdtempSync(join(tmpdir(), 'besesaka-browser-tests-'));
chmodSync(data, 0o755);
let redis;
let counts = one;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    redis?.stop();
    process.exit(130);
  });
}
try {
  const chromium = await findChromium();
  redis = await bringUpRedis();
  counts = await testAll({
    ...process.env,
    TEST_REDIS_URL: redis.url,
    CHROMIUM_PATH: chromium,
    E2E_DATA_DIR: data,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await redis?.stop();
  rmSync(data, { recursive: true, force: true });
}
const minutes = (performance.now() - began) / 60_000;
const { isTooLong, text } = judgeTime(slowestFiles(readReports()), minutes, paceOf(paceSamples));
console.log(text);
for (const line of flakyJourneys(readReports().playwright)) console.log(line);
const { passed, failed, skipped } = counts;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || isTooLong ? 1 : 0;
