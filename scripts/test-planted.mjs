import { spawnSync } from 'node:child_process';
import { faults } from '#test/planted.mjs';

/** Plants each fault alone, and checks that the test that is named for it fails. `npm run test:planted -- payout` plants some. */
const words = process.argv.slice(2);
const chosen = faults.filter(({ name }) => words.every((word) => name.includes(word)));
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.planted.config.mjs', '--bail', '1'];

const missed = [];
for (const { name, found } of chosen) {
  const { status, stdout } = spawnSync(process.execPath, [...vitest, found.file, '-t', found.name], {
    encoding: 'utf8',
    env: { ...process.env, PLANTED: name },
  });
  const isFound = status !== 0 && /Tests .*failed/.test(stdout);
  if (!isFound) missed.push(name);
  console.log(`${isFound ? 'found ' : 'MISSED'} ${name}`);
  if (!isFound && status !== 0) console.log(stdout.slice(-2000));
}
console.log(`${chosen.length - missed.length} of ${chosen.length} planted faults were found`);
process.exitCode = missed.length > 0 ? 1 : 0;
