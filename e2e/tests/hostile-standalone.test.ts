import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase, type TestDatabase } from '@besesaka/marketplace/platform/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdBodies, sendWithoutEnd } from '#hostile/bodies.ts';
import { cutEverywhere } from '#hostile/cuts.ts';
import { createServerProcess, freePort, type ServerProcess } from '#server-process.ts';

/** The standalone's one port stands before all three services, so its front is attacked as each of theirs is. */
let database: TestDatabase;
let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  database = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'besesaka-hostile-'));
  const port = await freePort();
  server = createServerProcess({
    name: 'standalone',
    port,
    command: [process.execPath, '--import', 'tsx', 'standalone/src/main.ts'],
    env: { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url, DEMO_DATA: 'off', LOG_LEVEL: 'silent' },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
  });
  await server.start();
}, 60_000);

afterAll(async () => {
  await server?.kill('SIGTERM');
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const targets = () => [
  { port: server.port, path: '/graphql', type: 'application/json' },
  { port: server.port, path: '/api/login', type: 'application/json' },
  { port: server.port, path: '/api/chat-pictures', type: 'multipart/form-data; boundary=x' },
  { port: server.port, path: '/media/1', type: 'text/plain' },
  { port: server.port, path: '/', type: 'application/x-www-form-urlencoded' },
];

async function isAsBefore(pid: number | undefined): Promise<void> {
  const answers = await Promise.all(
    ['/readyz', '/', '/graphql?query=%7B__typename%7D'].map((path) => fetch(`http://127.0.0.1:${server.port}${path}`)),
  );
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect({ pid: server.pid, isRunning: server.isRunning }).toEqual({ pid, isRunning: true });
}

test('bodies without end are refused before much of them is taken', async () => {
  const { pid } = server;
  for (const target of targets()) {
    expect(await sendWithoutEnd(target, 64), `${target.path} as ${target.type}`).toBeLessThan(48);
  }
  await isAsBefore(pid);
}, 60_000);

test('bodies that are never finished take nobody a place', async () => {
  const letGo = await holdBodies(targets(), 50);
  await isAsBefore(server.pid);
  letGo();
}, 60_000);

test('lines that are cut at every stage, upgrades among them, hurt nobody', async () => {
  const { pid } = server;
  await cutEverywhere({ ports: [server.port], origin: `http://localhost:${server.port}` }, 12);
  await isAsBefore(pid);
}, 60_000);
