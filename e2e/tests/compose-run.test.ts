import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { testServer } from '@besesaka/marketplace/tests/world/config.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Balancer, startBalancer } from '#balancer.ts';
import { createServerProcess, freePort, type ServerProcess } from '#server-process.ts';
import { imageOf } from './image.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const settings: Record<string, string> = { SMTP_URL: 'smtp://mailpit:1025', S3_ACCESS_KEY_ID: 'files' };

/** Resolves a variable as compose does: a default, a required value, or nothing. */
function filled(text: string): string {
  return text.replace(/\$\{(\w+)(:-|:\?)?([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    if (kind === ':?') settings[name] ??= randomBytes(32).toString('hex');
    return settings[name] ?? rest;
  });
}

const service = z.looseObject({
  environment: z.record(z.string(), z.string().transform(filled)).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  entrypoint: z.array(z.string()).default([]),
  build: z.object({ target: z.string() }).optional(),
});
const { services } = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(read('docker-compose.yml'), { merge: true }));

const database = `compose_${randomBytes(6).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'besesaka-image-'));
const images = Object.fromEntries(
  ['marketplace', 'graphql-bff', 'web'].map((target) => [target, imageOf(target, root, join(folder, target))]),
);
const ours = Object.keys(services).filter((name) => services[name]?.build);
const ports: Record<string, number> = {};
const servers: ServerProcess[] = [];
const balancers: Balancer[] = [];
/** The addresses of the containers' network, and those that stand for them on this machine. */
const local: Record<string, string> = {};

function onDatabase(name = ''): string {
  const url = new URL(String(testServer().url));
  if (name) url.pathname = `/${name}`;
  return url.href;
}

/** All is as the compose file and the image say, except for ports and addresses. */
function environmentOf(name: string): Record<string, string> {
  const { environment = {}, build } = services[name] ?? {};
  const mapped = Object.entries({ ...images[build?.target ?? '']?.env, ...environment }).map(([key, value]) => {
    const there = Object.keys(local).find((address) => value.includes(address));
    return [key, there ? value.replace(there, local[there] ?? '') : value];
  });
  return { ...Object.fromEntries(mapped), PORT: String(ports[name]), HOST: '127.0.0.1' };
}

/** Runs a command inside a service. */
async function execIn(name: string, [program = '', ...args]: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, ...environmentOf(name) };
  const cwd = images[services[name]?.build?.target ?? '']?.folder;
  return (await run(program === 'node' ? process.execPath : program, args, { env, cwd })).stdout;
}

async function isHealthy(name: string): Promise<boolean> {
  const [kind, ...command] = services[name]?.healthcheck?.test ?? [];
  const inShell = command.join(' ').replace('redis-cli', `redis-cli -p ${ports[name]}`);
  await execIn(name, kind === 'CMD-SHELL' ? ['sh', '-c', inShell] : command);
  return true;
}

function commandOf(name: string): string[] {
  const { build, entrypoint = [] } = services[name] ?? {};
  if (!build) {
    const here = `redis-server - --port ${ports[name]} --bind 127.0.0.1`;
    return entrypoint.map((part) => part.replaceAll('$$', '$').replace('redis-server -', here));
  }
  const image = images[build.target];
  return [process.execPath, join(image?.folder ?? '', image?.command[1] ?? '')];
}

async function balance(address: string, target: string): Promise<void> {
  const names = ours.filter((name) => services[name]?.build?.target === target);
  const balancer = await startBalancer(names.map((name) => ports[name] ?? 0));
  balancers.push(balancer);
  local[address] = new URL(balancer.url).host;
}

function start(name: string): Promise<void> {
  const program = { name, port: ports[name] ?? 0, command: commandOf(name), env: environmentOf(name) };
  const server = createServerProcess({ ...program, isReady: () => isHealthy(name) });
  servers.push(server);
  return server.start();
}

beforeAll(async () => {
  await withConnection(onDatabase(), (admin) => admin.query(`create database ${database}`));
  for (const name of ['redis', ...ours]) ports[name] = await freePort();
  local['postgres:5432/besesaka'] = `${new URL(onDatabase()).host}/${database}`;
  local['redis:6379'] = `127.0.0.1:${ports.redis}`;
  await balance('proxy:8001', 'marketplace');
  await balance('proxy:8002', 'graphql-bff');
  await balance('the site', 'web');
  await start('redis');
  // Both marketplaces find an empty database, and start at once.
  await Promise.all(ours.map(start));
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await Promise.all(balancers.map((balancer) => balancer.close()));
  await withConnection(onDatabase(), (admin) => admin.query(`drop database if exists ${database} with (force)`));
  rmSync(folder, { recursive: true, force: true });
});

test('the servers of the compose file serve the site with exactly its environment', async () => {
  for (const { name, output } of servers) {
    expect([name, await isHealthy(name)]).toEqual([name, true]);
    if (name.startsWith('marketplace')) expect(output).not.toMatch(/"level":[56]0/);
  }
  const page = await fetch(`http://${local['the site']}/products`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ query: '{ categories { name } }' });
  const answer = await fetch(`http://${local['proxy:8002']}/graphql`, { ...init, body });
  expect(await answer.json()).toMatchObject({ data: { categories: expect.any(Array) } });
});

test('the command of docs/operating.md makes the first admin', async () => {
  const [, name = '', command = ''] = /docker compose exec (\S+) (node .*)/.exec(read('docs/operating.md')) ?? [];
  await withConnection(onDatabase(database), (client) =>
    client.query(`insert into users (id, full_name, email, telephone_number, password_hash, date_joined, email_confirmed_at)
      values (gen_random_uuid(), 'Ama Mensah', 'ama@example.com', '0244123456', 'none', now(), now())`),
  );
  expect(await execIn(name, command.split(' '))).toBe('ama@example.com has the role owner now.\n');
  expect(await execIn(name, command.replace(/grant .*/, 'list').split(' '))).toContain('Ama Mensah');
});
