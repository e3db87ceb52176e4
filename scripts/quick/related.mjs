import { relative } from 'node:path';
import { chooseTests } from '#quick/choose-tests.mjs';
import { root } from '#run.mjs';

/** Runs the tests that what changed can reach, the nearest of them; answers whether they passed, and which are left. */
export async function runRelated({ base, changed }) {
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', { watch: false, changed: base, passWithNoTests: true });
  try {
    await vitest.standalone();
    const nameOf = (one) => relative(root, one.moduleId);
    const reached = await vitest.getRelevantTestSpecifications();
    const { chosen, left } = chooseTests({ changed, reached: reached.map(nameOf) });
    console.log(`${chosen.length} test files, ${left.length} more that what changed can reach are left out`);
    if (chosen.length === 0) return { passed: true, left };
    const all = await vitest.globTestSpecifications();
    const { unhandledErrors, testModules } = await vitest.runTestSpecifications(
      all.filter((one) => chosen.includes(nameOf(one))),
    );
    const passed = unhandledErrors.length === 0 && testModules.every((module) => module.state() !== 'failed');
    return { passed, left };
  } finally {
    await vitest.close();
  }
}
