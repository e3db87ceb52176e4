import '#start/check-node.mjs';
import { buildWhatChanged } from '#start/build-what-changed.mjs';
import { installWhatIsMissing } from '#start/install.mjs';
import { olderPostgres, runWithPostgres, runWithValkey } from '#test/databases.mjs';
import { runWithNode, supportedNodes } from '#test/nodes.mjs';
import { createPhases } from '#test/phases.mjs';
import { runBrowserTests, runVitest } from '#test/runners.mjs';
import { say } from '#test/summary.mjs';
import { withTools } from '#test/tools.mjs';

const full = { TEST_DEPTH: 'full' };
/** A phone of a few years ago. It runs all browser tests, but need not meet exact times. */
const slowdown = { E2E_CPU_SLOWDOWN: '6' };

/** Full volumes, every fault, exact times. Name a group in the command to run it alone. */
const groups = {
  vitest: (env) => runVitest({ env: { ...env, ...full } }),
  browser: (env) => runBrowserTests({ env: { ...env, ...full } }),
  throttled: (env) => runBrowserTests({ name: 'browser tests, slowed down', env: { ...env, ...slowdown } }),
  ...Object.fromEntries(supportedNodes.map((version) => [`node-${version}`, (env) => runWithNode(version, env)])),
  ...Object.fromEntries(
    olderPostgres.map((version) => [`postgres-${version.split('.')[0]}`, (env) => runWithPostgres(version, env)]),
  ),
  valkey: runWithValkey,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !groups[name]);
if (unknown.length > 0) {
  console.error(`Unknown group ${unknown.join(', ')}; known: ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}

await installWhatIsMissing();
await buildWhatChanged();
const phases = createPhases();
const runs = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(groups)) {
  // Each group has its own data, so that none depends on the group before.
  const run = await phases.time(name, () => withTools(groups[name]).catch(faultOf(name)));
  runs.push(run);
}
phases.close();
process.exitCode = say({ runs, times: phases.times });

function faultOf(name) {
  return (error) => ({ name, items: [], faults: [error instanceof Error ? error.message : String(error)] });
}
