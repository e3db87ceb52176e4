import { relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { changesSinceMain } from '#quick/changed.mjs';
import { chooseTests } from '#quick/choose-tests.mjs';
import { root } from '#run.mjs';

// Runs the nearest tests that the change can reach, in a separate process, because Vitest changes the environment of
// its process.
const { base, files } = await changesSinceMain();
const vitest = await createVitest('test', { watch: false, changed: base, passWithNoTests: true });
await vitest.standalone();
const nameOf = (one) => relative(root, one.moduleId);
const reached = await vitest.getRelevantTestSpecifications();
const { chosen, left } = chooseTests({ changed: files, reached: reached.map(nameOf) });
let passed = true;
if (chosen.length > 0) {
  const all = await vitest.globTestSpecifications();
  const wanted = all.filter((one) => chosen.includes(nameOf(one)));
  const { unhandledErrors, testModules } = await vitest.runTestSpecifications(wanted);
  passed = unhandledErrors.length === 0 && testModules.every((module) => module.state() !== 'failed');
}
await vitest.close();
console.log(`${chosen.length} test files ran.`);
if (left.length > 0) console.log(`Not run, although the change can reach them: ${left.join(' ')}`);
process.exit(passed ? 0 : 1);
