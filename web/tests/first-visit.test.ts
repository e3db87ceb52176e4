import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const weigh = fileURLToPath(new URL('../build/bundle-size.mjs', import.meta.url));
const table = new URL('../build/first-visit.json', import.meta.url);

/** Of what was built last: it fails by itself where a screen weighs more than was decided. */
test('a first visit to each screen weighs no more than was decided, and each decided one is there', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [weigh]);
  const decided: object = JSON.parse(await readFile(table, 'utf8'));
  const screens = stdout.split('\n').map((line) => /^src\/routes\/(\S+)/.exec(line)?.[1]);
  expect(Object.keys(decided).filter((screen) => !screens.includes(screen))).toEqual([]);
});
