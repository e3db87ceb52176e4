import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tsImport } from 'tsx/esm/api';
import { isBuilt, readStamp } from '#build/stamp.mjs';
import { root } from '#run.mjs';
import { buildWhatChanged } from '#start/build-what-changed.mjs';

/** Another port than `npm test` uses, so that both can run. */
const port = process.env.E2E_PORT ?? '4174';
const memory = join(root, 'test-results/site.json');
const address = `http://127.0.0.1:${port}/readyz`;

/**
 * Starts the site for the browser tests if it is not running, and restarts it after a build. It stays up for the next
 * call.
 */
export async function bringUpSite() {
  Object.assign(process.env, { E2E_PORT: port, E2E_DATA_DIR: dataFolder(), E2E_SHARED_SITE: 'true' });
  const found = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : undefined;
  const isUp = found !== undefined && (await isReady());
  if (isUp && isBuilt() && found.stamp === readStamp()) return found;
  if (isUp) await end(found);
  await buildWhatChanged();
  return start();
}

async function start() {
  rmSync(dataFolder(), { recursive: true, force: true });
  mkdirSync(dataFolder(), { recursive: true });
  // If root runs the tests, PostgreSQL's user must be able to enter the folder.
  chmodSync(dataFolder(), 0o755);
  const { webServer } = await tsImport('../../e2e/src/browser-setup.ts', import.meta.url);
  const [, main] = webServer.command.split(' ');
  mkdirSync(dirname(memory), { recursive: true });
  const log = openSync(join(dirname(memory), 'site.log'), 'w');
  const child = spawn(process.execPath, [main], {
    cwd: root,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...webServer.env },
  });
  child.unref();
  await until(isReady, 'The site did not start: see test-results/site.log');
  const site = { pid: child.pid, stamp: readStamp() };
  writeFileSync(memory, JSON.stringify(site));
  return site;
}

async function end({ pid }) {
  process.kill(pid, 'SIGTERM');
  await until(async () => !(await isReady()), 'The site of the previous call did not stop');
}

async function until(holds, complaint) {
  for (let tries = 0; tries < 240; tries += 1) {
    if (await holds()) return;
    await delay(250);
  }
  throw new Error(complaint);
}

async function isReady() {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** One folder per checkout. */
function dataFolder() {
  return join(tmpdir(), `besesaka-quick-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);
}
