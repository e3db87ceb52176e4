import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#run.mjs';

/** A machine with only a package manager and sudo, which both record their calls. */
function tryInstalling({ uid }) {
  const folder = mkdtempSync(join(tmpdir(), 'besesaka-machine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const called = join(folder, 'called');
  writeFileSync(called, '');
  for (const name of ['sudo', 'apt-get', 'brew', 'dnf', 'apk']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> ${called}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const script = `
    process.getuid = () => ${uid};
    const { installSystemPackage } = await import('#test/machine.mjs');
    console.log(JSON.stringify(await installSystemPackage('redis-server')));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${folder}:/bin:/usr/bin` },
  });
  return { answer: JSON.parse(stdout.trim().split('\n').at(-1) ?? ''), called: readFileSync(called, 'utf8') };
}

test('root installs a missing package', () => {
  const { answer, called } = tryInstalling({ uid: 0 });
  expect(answer).toEqual({ installed: true });
  expect(called).toContain('apt-get install -y -qq --no-install-recommends redis-server');
  expect(called).not.toContain('sudo');
});

test('other users get advice, and no command runs, not even sudo', () => {
  const { answer, called } = tryInstalling({ uid: 1000 });
  expect(answer).toEqual({ installed: false, advice: 'as root: apt-get install redis-server' });
  expect(called).toBe('');
});
