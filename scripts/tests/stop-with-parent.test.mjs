import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#run.mjs';

/** Prints each signal, and ends 1.5 seconds after the first. */
const child = `
  import { stopWithParent } from '${join(root, 'scripts/start/stop-with-parent.mjs')}';
  stopWithParent();
  process.on('SIGTERM', () => {
    console.log('SIGTERM');
    setTimeout(() => process.exit(), 1_500);
  });
  setInterval(() => {}, 1_000);
  console.log('ready');
`;

test.each([
  ['its shell alone is stopped', (shell) => process.kill(shell.pid, 'SIGKILL')],
  ['the whole group is stopped', (shell) => process.kill(-shell.pid, 'SIGTERM')],
])(
  'a start gets one signal when %s',
  async (_when, stop) => {
    // The second command keeps the shell alive.
    const shell = spawn('sh', ['-c', `"$0" --input-type=module -e "$1"; true`, process.execPath, child], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    shell.stdout.on('data', (text) => {
      printed += text;
    });
    await expect.poll(() => printed, { timeout: 10_000 }).toBe('ready\n');
    stop(shell);
    // The pipe closes when the child has ended, which outlives the shell.
    await once(shell.stdout, 'close');
    expect(printed).toBe('ready\nSIGTERM\n');
  },
  20_000,
);
