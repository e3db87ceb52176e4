import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serverUser } from '@besesaka/embedded-db/user.ts';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { migrateDatabase } from '@besesaka/marketplace/platform/db/migrate.ts';
import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { freePort } from '#server-process.ts';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url);
const operating = await readFile(new URL('docs/operating.md', root), 'utf8');

/** The npm package has no client programs, so this test needs an installed PostgreSQL. */
const installed = '/usr/lib/postgresql';
const versions = existsSync(installed) ? readdirSync(installed) : [];
const bin = versions
  .map((version) => join(installed, version, 'bin'))
  .findLast((path) => existsSync(join(path, 'initdb')));

/**
 * Plays `docker compose` on this machine: a command in the container of PostgreSQL runs against the test's server, and
 * the program of the file store copies folders.
 */
const engine = `#!/bin/sh -eu
echo "$*" >> calls
case "$*" in
  "compose exec -T postgres "*) shift 4; exec "$@" ;;
  *" --entrypoint mc bucket mirror "*)
    case "$*" in *"store/besesaka /backup") from=store; to=besesaka-files ;; *"/backup store/besesaka") from=besesaka-files; to=store ;; esac
    case "$*" in *" --overwrite --remove "*) rm -rf "$to" ;; esac
    cp -r "$from" "$to" ;;
  "compose up "* | "compose stop "*) ;;
  *) exit 64 ;;
esac
`;

let folder: string;
let port: number;
beforeAll(async () => {
  if (!bin) return;
  folder = await mkdtemp(join(tmpdir(), 'besesaka-backup-'));
  await chmod(folder, 0o755);
  port = await freePort();
  const cluster = join(folder, 'cluster');
  const user = await serverUser(cluster);
  await mkdir(cluster);
  if (user.uid !== undefined) await run('chown', [String(user.uid), cluster]);
  await run(join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', '--auth=trust', '--no-sync'], {
    ...user,
    cwd: cluster,
  });
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await run(join(bin, 'pg_ctl'), ['start', '-w', '-D', cluster, '-l', join(cluster, 'log'), '-o', flags], {
    ...user,
    cwd: cluster,
  });
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin/docker'), engine, { mode: 0o755 });
  await mkdir(join(folder, 'store'));
}, 60_000);
afterAll(async () => {
  if (!bin) return;
  const cluster = join(folder, 'cluster');
  await run(join(bin, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', cluster], {
    ...(await serverUser(cluster)),
    cwd: cluster,
  });
  await rm(folder, { recursive: true });
});

function shell(script: string, env: Record<string, string> = {}): Promise<unknown> {
  const PATH = `${join(folder, 'bin')}:${bin}:${process.env.PATH}`;
  const server = { PGHOST: '127.0.0.1', PGPORT: String(port), PATH };
  return run('sh', ['-euc', script], { cwd: folder, env: { ...server, ...env } });
}

/** Runs a block of docs/operating.md word for word. */
async function follow(name: string): Promise<void> {
  const block = operating.split(`\`\`\`sh ${name}\n`)[1]?.split('```')[0];
  expect(block).toBeTruthy();
  await shell(block ?? '');
}

test.runIf(bin)(
  'database and files are restored as documented, also on a new machine',
  async () => {
    const createRole = await readFile(new URL('ops/create-role.sh', root), 'utf8');
    const password = randomBytes(32).toString('hex');
    await shell(createRole, { MARKETPLACE_PASSWORD: password });
    const url = `postgres://besesaka:${password}@127.0.0.1:${port}/besesaka`;
    const ask = (statement: string) => withConnection(url, async (client) => (await client.query(statement)).rows);
    await migrateDatabase({ url });
    await ask("insert into audit_log values (gen_random_uuid(), gen_random_uuid(), 'before', 'x', '{}', now())");
    await writeFile(join(folder, 'store/a'), 'before');
    await follow('backup-several');

    await ask("update audit_log set act = 'after'");
    await rm(join(folder, 'store/a'));
    await writeFile(join(folder, 'store/b'), 'after');
    await follow('restore-several');
    await check();

    // A new machine has run ops/create-role.sh and nothing else.
    await withConnection(`postgres://postgres@127.0.0.1:${port}/postgres`, async (client) => {
      await client.query('drop database besesaka');
      await client.query('drop role besesaka');
    });
    await shell(createRole, { MARKETPLACE_PASSWORD: password });
    await follow('restore-several');
    await check();

    async function check() {
      expect(await ask('select act from audit_log')).toEqual([{ act: 'before' }]);
      expect(readdirSync(join(folder, 'store'))).toEqual(['a']);
      // The marketplaces' role still owns everything, and others may still not connect.
      await migrateDatabase({ url });
      await ask('create table owned (); drop table owned');
      expect(await ask("select has_database_privilege('public', 'besesaka', 'connect') as may")).toEqual([
        { may: false },
      ]);
    }
  },
  60_000,
);

const pointInTime = z.object({
  services: z.object({ postgres: z.object({ command: z.array(z.string()) }) }),
});

test.runIf(bin && isDeep())(
  'the database is restored to a point in time between two backups',
  async () => {
    const scripts = fileURLToPath(new URL('ops/postgres', root));
    const text = await readFile(new URL('ops/point-in-time.yml', root), 'utf8');
    const flags = pointInTime.parse(parse(text)).services.postgres.command.slice(1);
    const home = join(folder, 'point');
    const [data, archive] = [join(home, 'data'), join(home, 'archive')];
    const user = await serverUser(join(home, 'data'));
    const port = await freePort();
    const env = {
      PATH: `${bin}:${process.env.PATH}`,
      PGDATA: data,
      ARCHIVE: archive,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
    };
    await mkdir(join(archive, 'log'), { recursive: true });
    await cp(scripts, join(home, 'ops'), { recursive: true });
    if (user.uid !== undefined) await run('chown', ['-R', String(user.uid), home]);
    const program = (name: string, ...args: string[]) => run(name, args, { ...user, cwd: home, env });
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const ask = (statement: string) => withConnection(url, async (client) => (await client.query(statement)).rows);
    const start = () => {
      const own = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
      const given = flags.map((flag) => `'${flag.replace('/ops/', `${home}/ops/`)}'`);
      return program('pg_ctl', 'start', '-w', '-l', join(home, 'log'), '-o', [...own, ...given].join(' '));
    };
    const stop = () => program('pg_ctl', 'stop', '-m', 'fast', '-w');
    await program('initdb', '-U', 'postgres', '--auth=trust', '--no-sync');
    await start();
    try {
      await ask('create table notes (note text)');
      await program(join(home, 'ops/base-backup.sh'));
      await ask("insert into notes values ('before')");
      const [{ moment }] = await ask(
        "select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') as moment",
      );
      await ask("insert into notes values ('after')");
      await ask('select pg_switch_wal()');
      await expect(program(join(home, 'ops/restore-to.sh'), moment)).rejects.toThrow('Stop PostgreSQL first');
      await stop();
      await expect(program(join(home, 'ops/restore-to.sh'), '2020-01-01 00:00:00')).rejects.toThrow('There is no copy');
      await program(join(home, 'ops/restore-to.sh'), moment);
      await start();
      await expect.poll(() => ask('select pg_is_in_recovery() as recovers')).toEqual([{ recovers: false }]);
      expect(await ask('select note from notes')).toEqual([{ note: 'before' }]);
      // Two copies stay, and the archive goes on.
      for (let copies = 0; copies < 2; copies += 1) {
        await delay(1_000);
        await program(join(home, 'ops/base-backup.sh'));
      }
      expect(readdirSync(archive).filter((name) => name.startsWith('base-'))).toHaveLength(2);
    } finally {
      await stop();
    }
  },
  60_000,
);
