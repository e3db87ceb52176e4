import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deepOnly } from '@besesaka/marketplace/tests/world/depth.ts';
import { expect, test } from 'vitest';
import { root } from '#run.mjs';

test('a start installs at most 330 packages for this machine', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = Object.entries(packages).filter(([path, one]) => path.includes('node_modules/') && isInstalled(one));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.length).toBeLessThanOrEqual(330);
});

function isInstalled({ dev, devOptional, link, os, cpu, libc }) {
  const isForThisMachine = !os || (os.includes('linux') && cpu?.includes('x64') && !libc?.includes('musl'));
  return !dev && !devOptional && !link && isForThisMachine;
}

test.each(deepOnly('a clean clone'))(
  '%s starts with these packages alone, serves every part, and stops with its database',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'besesaka-clone-'));
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), NODE_ENV: '' };
    const site = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true });
    try {
      for (const path of ['/', '/api/docs', '/graphql']) {
        const read = () => statusOf(`http://127.0.0.1:${port}${path}`);
        await expect.poll(read, { timeout: 500_000, interval: 500 }).toBe(200);
      }
      expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
    } finally {
      process.kill(-site.pid, 'SIGTERM');
      await new Promise((done) => site.once('close', done));
    }
    const database = databaseFolder(folder);
    const isRunning = () => existsSync(join(database, 'cluster/postmaster.pid'));
    await expect.poll(isRunning, { timeout: 30_000 }).toBe(false);
    for (const one of [folder, database])
      rmSync(one, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  },
  600_000,
);

/** It is elsewhere if root runs the test. */
function databaseFolder(clone) {
  const own = join(clone, '.data/postgres');
  const pointer = join(own, 'moved-to');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8') : own;
}

async function statusOf(url) {
  return fetch(url, { headers: { accept: 'text/html' } }).then(
    ({ status }) => status,
    () => 0,
  );
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
