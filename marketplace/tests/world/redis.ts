import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { freePort } from '@besesaka/embedded-db/postgres.ts';

/** A Redis server for one test, which can kill and restart it at the same address. */
export async function startTestRedis() {
  const port = await freePort();
  const launch = () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'];
    return spawn('redis-server', args, { stdio: 'ignore' });
  };
  let server = launch();
  await listening(port);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      server = launch();
      await listening(port);
    },
    close: kill,
  };
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await answers(port)) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error('redis-server did not start: is it installed?');
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1');
    const say = (up: boolean) => {
      socket.destroy();
      done(up);
    };
    socket.once('connect', () => say(true)).once('error', () => say(false));
  });
}
