import { isBuilt } from '#build/stamp.mjs';
import { capture } from '#run.mjs';

/** Builds the changed packages and checks the size of the result. */
export async function built() {
  const steps = [...(isBuilt() ? [] : ['scripts/build.mjs']), 'web/build/bundle-size.mjs'];
  for (const script of steps) {
    const { code, output } = await capture(process.execPath, [script]);
    if (code !== 0) return { faults: [`node ${script} failed:\n${output.trim()}`] };
  }
  return { faults: [], note: steps.length === 1 ? 'up to date' : 'built' };
}
