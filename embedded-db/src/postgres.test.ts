import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { removeEmbeddedPostgres, startEmbeddedPostgres, withClient } from './postgres.ts';

const dataDirs: string[] = [];
afterEach(async () => {
  for (const dataDir of dataDirs.splice(0)) {
    await removeEmbeddedPostgres({ dataDir });
    await rm(dirname(dataDir), { recursive: true });
  }
});

async function folder({ mode = 0o755 } = {}): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'besesaka-embedded-'));
  await chmod(parent, mode);
  const dataDir = join(parent, 'postgres');
  dataDirs.push(dataDir);
  return dataDir;
}

const start = (dataDir: string, lines: string[] = []) =>
  startEmbeddedPostgres({ dataDir, fast: true, log: (line) => lines.push(line) });

async function query(url: string, text: string) {
  return withClient(url, async (client) => (await client.query(text)).rows);
}

test('data survives a stop and a start', async () => {
  const dataDir = await folder();
  const first = await start(dataDir);
  await query(first.url, "create table kept as select 'Ɛ' as letter");
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();
  const second = await start(dataDir);
  expect(await query(second.url, 'select lower(letter) as letter from kept')).toEqual([{ letter: 'ɛ' }]);
});

test('a server left by a killed process is used again, and never stopped while others use it', async () => {
  const dataDir = await folder();
  const lines: string[] = [];
  const first = await start(dataDir);
  const second = await start(dataDir, lines);
  expect(second.url).toBe(first.url);
  expect(lines).toEqual(['PostgreSQL was still running; using it.']);
  const other = new Client({ connectionString: first.url });
  await other.connect();
  await second.stop();
  expect(await query(first.url, 'select 1 as up')).toEqual([{ up: 1 }]);
  await other.end();
  await expect
    .poll(async () =>
      second.stop().then(() =>
        query(first.url, 'select 1').then(
          () => 'up',
          () => 'down',
        ),
      ),
    )
    .toBe('down');
});

test('the pid file of a dead server does not prevent a start', async () => {
  const dataDir = await folder();
  await (await start(dataDir)).stop();
  await writeFile(join(dataDir, 'cluster/postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5432\n\n\n\nready\n`);
  const { url } = await start(dataDir);
  expect(await query(url, 'select 1 as up')).toEqual([{ up: 1 }]);
});

test.skipIf(process.getuid?.() !== 0)(
  'root in a folder that only root can enter gets a database elsewhere, and a reset finds it',
  async () => {
    const dataDir = await folder({ mode: 0o700 });
    const lines: string[] = [];
    const { url } = await start(dataDir, lines);
    const elsewhere = /lives in (\S+):/.exec(lines.join('\n'))?.[1] ?? '';
    expect((await stat(join(elsewhere, 'cluster'))).uid).not.toBe(0);
    expect(await query(url, 'select 1 as up')).toEqual([{ up: 1 }]);
    await removeEmbeddedPostgres({ dataDir });
    await expect(stat(elsewhere)).rejects.toThrow();
    await expect(stat(dataDir)).rejects.toThrow();
  },
);
