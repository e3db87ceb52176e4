import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const actions = 100_000;
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The ledger test at full size: `npm test` runs 300 of these actions. */
export async function benchLedger() {
  const began = performance.now();
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', 'marketplace/tests/money/ledger.test.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, LEDGER_ACTS: String(actions) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  const seconds = (performance.now() - began) / 1000;
  if (code !== 0) process.exitCode = 1;
  const verdict = code === 0 ? 'balanced at each check, and equal to the provider' : 'BROKEN';
  console.log(`\nThe ledger after ${actions} random actions: ${verdict} (${seconds.toFixed(0)} s)`);
}
