import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const weigh = fileURLToPath(new URL('../build/bundle-size.mjs', import.meta.url));

/** Of what was built last: it fails by itself where the home page weighs more than its budget. */
test('a first visit to the home page fits into its budget', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [weigh]);
  expect(stdout).toContain('src/routes/home.tsx');
});
