import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { capture } from '#run.mjs';
import { freePort, installSystemPackage, which } from '#test/machine.mjs';

/** A real Redis for this run: one that is named, one of our own, an installed one, or a container. */
export async function bringUpRedis() {
  const given = process.env.TEST_REDIS_URL;
  if (given) {
    if (await answers(given)) return { url: given, stop: async () => {} };
    throw new Error(`TEST_REDIS_URL is set, but no Redis answers at ${given}.`);
  }
  const program = find();
  const redis = program ? await startProgram(program) : await startContainer();
  if (redis) return redis;
  const { installed, advice } = await installSystemPackage('redis-server');
  const fresh = installed ? find() : undefined;
  if (fresh) return startProgram(fresh);
  throw new Error(`The tests need Redis: ${advice ?? 'install it'}, or set TEST_REDIS_URL to a running one.`);
}

function find() {
  return which('redis-server', 'valkey-server');
}

async function startProgram(program) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'besesaka-redis-'));
  const flags = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  // A group of its own: Ctrl-C must not take it away before the tests have ended.
  const child = spawn(program, flags.map(String), { stdio: 'ignore', detached: true });
  const url = `redis://127.0.0.1:${port}`;
  await untilAnswers(url);
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startContainer() {
  const docker = which('docker');
  if (!docker || (await capture(docker, ['info'])).code !== 0) return undefined;
  const port = await freePort();
  const started = await capture(docker, ['run', '-d', '--rm', '-p', `127.0.0.1:${port}:6379`, 'redis:8-alpine']);
  if (started.code !== 0) return undefined;
  const url = `redis://127.0.0.1:${port}`;
  await untilAnswers(url);
  return { url, stop: () => capture(docker, ['kill', started.output.trim().split('\n').at(-1)]) };
}

async function untilAnswers(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(url)) return;
    await delay(50);
  }
  throw new Error(`Redis was started, but does not answer at ${url}.`);
}

/** Any reply will do: one that asks for a password is a Redis too. */
function answers(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379) });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('error', () => end(false));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => end(/^[+-]/.test(data.toString())));
  });
}
