import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase, type TestDatabase } from '@besesaka/marketplace/tests/world/database.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config.ts';
import { createStandalone } from '#server.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'besesaka-standalone-'));
  // PostgreSQL's user must get in where root runs the tests.
  await chmod(folder, 0o755);
});

afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

function prepare(env: Record<string, string> = {}) {
  const settings = { PORT: '0', DATABASE_URL: database.url, DATA_DIR: folder, DEMO_DATA: 'off', LOG_LEVEL: 'silent' };
  const standalone = createStandalone({ config: readConfig({ ...settings, ...env }) });
  onTestFinished(() => standalone.close());
  return standalone;
}

test('one port serves the services, GraphQL and the pages, and everything closes at the end', async () => {
  const standalone = prepare();
  await standalone.start();
  const status = async (path: string) => (await fetch(standalone.url + path)).status;
  expect(await status('/readyz')).toBe(200);
  expect(await status('/graphql?query=%7B__typename%7D')).toBeLessThan(500);
  expect(await status('/help-is-not-here')).toBe(404);
  await standalone.close();
  await expect(status('/readyz')).rejects.toThrow();
});

test('without a database URL the site starts its own database', async () => {
  const standalone = prepare({ DATABASE_URL: '' });
  await standalone.start();
  expect((await fetch(`${standalone.url}/readyz`)).status).toBe(200);
}, 120_000);

test('a second site on the same database stops with one sentence', async () => {
  await prepare().start();
  await expect(prepare().start()).rejects.toThrow(/^Another standalone Besesaka uses this database; .*\.$/);
});

test('a taken port stops the start with one clear sentence', async () => {
  const first = prepare();
  await first.start();
  const { port } = new URL(first.url);
  await expect(prepare({ PORT: port }).start()).rejects.toThrow(`Port ${port} is taken;`);
});

test('the site stops during its start, and starts again', async () => {
  const interrupted = prepare();
  const started = interrupted.start().catch((error: unknown) => error);
  await interrupted.close();
  expect(await started).toBeInstanceOf(Error);
  await prepare().start();
});

test('a tunnel or a foreign host name cannot open local pages', async () => {
  const standalone = prepare();
  await standalone.start();
  const paths = ['/dev/mail', '/metrics'];
  const statuses = (headers: Record<string, string>) =>
    Promise.all(paths.map((path) => statusOf(standalone.url + path, headers)));
  expect(await statuses({})).toEqual([200, 200]);
  expect(await statuses({ host: 'evil.example' })).toEqual([404, 404]);
  expect(await statuses({ 'x-forwarded-for': '127.0.0.1' })).toEqual([404, 404]);
  const mail = await fetch(`${standalone.url}/dev/mail`, { headers: { origin: 'https://evil.example' } });
  expect(mail.headers.get('access-control-allow-origin')).toBe(null);
});

/** By Node's own client, since `fetch` sets the Host header itself. */
function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((done, fail) => {
    get(url, { headers }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    }).on('error', fail);
  });
}
