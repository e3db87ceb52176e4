import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root } from '#run.mjs';

/** A site that ends after its build, which needs a minute unless a signal ends it. */
const site = (command) => `
  import { run } from '${join(root, 'scripts/run.mjs')}';
  import { buildInBackground } from '${join(root, 'scripts/start/build-in-background.mjs')}';
  process.on('SIGINT', () => {});
  await buildInBackground(async () => {
    const code = run(...${JSON.stringify(command)});
    console.log('building');
    if ((await code) !== 0) throw new Error('The build failed, see above.');
  });
`;

function start(command) {
  const options = { detached: true, stdio: ['ignore', 'pipe', 'pipe'] };
  return spawn(process.execPath, ['--input-type=module', '-e', site(command)], options);
}

test('a build that Ctrl-C ends is not reported as failed', async () => {
  const child = start(['sleep', ['60']]);
  await once(child.stdout, 'data');
  process.kill(-child.pid, 'SIGINT');
  expect(await text(child.stderr)).toBe('');
});

test('a build that fails is reported', async () => {
  expect(await text(start(['false', []]).stderr)).toBe('The build failed, see above.\n');
});
