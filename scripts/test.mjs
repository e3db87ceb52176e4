import '#start/check-node.mjs';
import { isBuilt } from '#build/stamp.mjs';
import { run } from '#run.mjs';
import { installWhatIsMissing } from '#start/install.mjs';
import { failedItems, merge } from '#test/outcome.mjs';
import { createPhases } from '#test/phases.mjs';
import { runBrowserTests, runBrowserTestsAgain, runVitest, runVitestAgain } from '#test/runners.mjs';
import { say } from '#test/summary.mjs';
import { withTools } from '#test/tools.mjs';

/** More failures mean that something is broken, and a second try would only cost time. */
const againAtMost = 10;

await installWhatIsMissing();
const phases = createPhases();
const gate = { name: 'gate', items: [], faults: [] };
const runs = [gate];
const nothingToOpen = { name: 'browser tests', items: [], faults: ['There is no build for the browser tests'] };
try {
  await withTools(testAll);
} catch (error) {
  gate.faults.push(error instanceof Error ? error.message : String(error));
}
phases.close();
process.exitCode = say({ runs, times: phases.times });

/** Runs all parts even if one fails, so that all failures are shown at once. */
async function testAll(env) {
  await phases.time('verify and build', () => verifyAndBuild(env));
  const vitest = await phases.time('vitest', () => runVitest({ env }));
  runs.push(vitest);
  const browser = await phases.time('browser tests', async () => {
    return isBuilt() ? runBrowserTests({ env }) : nothingToOpen;
  });
  runs.push(browser);
  // Only in CI. On a developer's machine an intermittent failure should be seen, because it shows a race.
  if (process.env.CI === 'true') await runFailedAgain({ env, vitest, browser });
}

async function verifyAndBuild(env) {
  const args = ['scripts/verify.mjs', '--build'];
  const code = await run(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (code !== 0) gate.faults.push('Verify or the build failed, see above');
}

async function runFailedAgain({ env, vitest, browser }) {
  const failed = runs.flatMap(failedItems).length;
  if (failed === 0 || failed > againAtMost) return;
  await phases.time('second try', async () => {
    const agains = [
      [vitest, runVitestAgain],
      [browser, runBrowserTestsAgain],
    ];
    for (const [first, runAgain] of agains) {
      if (failedItems(first).length === 0) continue;
      runs[runs.indexOf(first)] = merge(first, await runAgain({ env, failed: failedItems(first) }));
    }
  });
}
