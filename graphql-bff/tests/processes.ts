import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { eventually, listen, serviceSecret } from './bff.ts';

/** A test that fails half-way leaves no process behind. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

async function freePort(): Promise<number> {
  const server = createServer();
  const url = await listen(server);
  await new Promise((done) => server.close(done));
  return Number(new URL(url).port);
}

/** The BFF as it runs in production: a process of its own. */
export async function startBffProcess(given: {
  redisUrl: string;
  marketplaceUrl: string;
  environment?: Record<string, string>;
}) {
  const port = await freePort();
  const child = spawn(process.execPath, [await programOf('graphql-bff/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: 'http://localhost:4000',
      MARKETPLACE_URL: given.marketplaceUrl,
      REDIS_URL: given.redisUrl,
      SERVICE_SECRET: serviceSecret,
      LOG_LEVEL: 'silent',
      ...given.environment,
    },
  });
  running.add(child);
  await untilListening(port);
  return { url: `http://127.0.0.1:${port}`, child, kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function untilListening(port: number): Promise<void> {
  let listening = false;
  const knock = () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      listening = true;
      socket.destroy();
    });
    socket.on('error', () => setTimeout(knock, 50));
  };
  knock();
  await eventually(() => listening, 50_000);
}
