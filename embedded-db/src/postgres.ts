import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findBinaries, installedPostgres, type PostgresPackage } from './binaries.ts';
import { type EmbeddedHome, embeddedHome, forgetHome } from './home.ts';
import { findRunning } from './process.ts';
import type { ServerUser } from './user.ts';

const run = promisify(execFile);

export interface EmbeddedPostgresOptions {
  /** The folder of the cluster, its password and its log. It persists between starts. */
  dataDir: string;
  /** 0 or missing: any free port. */
  port?: number;
  /** Trades durability, passwords and autovacuum for speed; for tests only. */
  fast?: boolean;
  /** Another version than the one that npm has installed; for tests only. */
  from?: PostgresPackage | undefined;
  log: (line: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, unless it was running before and other programs still use it. */
  stop(): Promise<void>;
}

interface Server extends EmbeddedHome {
  bin: string;
  /** Like 18. */
  version: number;
  password: string;
}

const name = 'besesaka';
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  max_connections: '400',
};
const fastFlags = Object.entries(fastSettings).map(([setting, value]) => `-c ${setting}=${value}`);

/** Starts PostgreSQL from the npm package, or takes over a server that a killed process left running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = await embeddedHome(resolve(options.dataDir), options.log);
  const server = await serverIn(home, options.from);
  const running = await findRunning(server);
  if (running) options.log('PostgreSQL was still running; using it.');
  const port = running ?? (await start(server, options));
  await createOwnDatabase(urlOf(server, port, 'postgres'));
  const url = urlOf(server, port, name);
  return { url, stop: () => stop(server, { port, onlyIfUnused: running !== null }) };
}

/** Stops the server of this folder and deletes all its data. */
export async function removeEmbeddedPostgres({ dataDir }: { dataDir: string }): Promise<void> {
  const home = await embeddedHome(resolve(dataDir), () => {});
  const server = await serverIn(home);
  const port = await findRunning(server);
  if (port !== null) await stop(server, { port, onlyIfUnused: false });
  await forgetHome(resolve(dataDir), home);
}

async function serverIn(home: EmbeddedHome, from?: PostgresPackage): Promise<Server> {
  const postgres = from ?? (await installedPostgres());
  const bin = join(await findBinaries(home.user, postgres), 'bin');
  return { ...home, bin, version: Number.parseInt(postgres.version, 10), password: await passwordOf(home) };
}

async function passwordOf({ folder }: EmbeddedHome): Promise<string> {
  const file = join(folder, 'password');
  const saved = await readFile(file, 'utf8').catch(() => null);
  if (saved) return saved.trim();
  const password = randomBytes(18).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

async function start(server: Server, options: EmbeddedPostgresOptions): Promise<number> {
  if (!(await stat(join(server.cluster, 'PG_VERSION')).catch(() => null))) await initialise(server, options);
  const flags = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= ${options.fast ? fastFlags.join(' ') : ''}`;
  const attempts = 4;
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port || (await freePort());
    try {
      const args = ['start', '-w', '-t', '60', '-D', server.cluster, '-l', server.logFile, '-o', `-p ${port} ${flags}`];
      await pgCtl(server, args);
      return port;
    } catch {
      // The free port may have been taken meanwhile, or workers of a killed server may still be shutting down.
      if (attempt === attempts) throw new Error(`PostgreSQL did not start: see ${server.logFile}`);
      await new Promise((done) => setTimeout(done, 300));
    }
  }
}

async function initialise(server: Server, { log, fast }: EmbeddedPostgresOptions): Promise<void> {
  log(`Creating the database in ${server.folder}`);
  await rm(server.cluster, { recursive: true, force: true });
  await mkdir(server.cluster, { recursive: true, mode: 0o700 });
  const passwordFile = join(server.folder, 'password');
  await giveTo(server.user, [server.cluster, passwordFile]);
  // The built-in C.UTF-8 sorts and folds case the same way on every machine, whatever its locales. PostgreSQL 17 added it.
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const locale = [...(server.version < 17 ? ['--locale=C.UTF-8'] : builtin), '--encoding=UTF8'];
  // Password authentication would cost every test connection some milliseconds.
  const access = [`--auth=${fast ? 'trust' : 'scram-sha-256'}`, `--username=${name}`, `--pwfile=${passwordFile}`];
  const flags = ['--pgdata', server.cluster, ...locale, ...access, ...(fast ? ['--no-sync'] : [])];
  await run(join(server.bin, 'initdb'), flags, { ...server.user, cwd: server.folder });
}

async function giveTo({ uid, gid }: ServerUser, paths: string[]): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  await Promise.all(paths.map((path) => chown(path, uid, gid)));
}

async function createOwnDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });
}

async function stop(server: Server, { port, onlyIfUnused }: { port: number; onlyIfUnused: boolean }): Promise<void> {
  if (onlyIfUnused && (await otherClients(urlOf(server, port, 'postgres'))) > 0) return;
  await pgCtl(server, ['stop', '-m', 'fast', '-w', '-t', '30', '-D', server.cluster]);
}

async function otherClients(adminUrl: string): Promise<number> {
  const statement = `select count(*)::int as others from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  const { rows } = await withClient(adminUrl, (client) => client.query<{ others: number }>(statement));
  return rows[0]?.others ?? 0;
}

async function pgCtl(server: Server, args: string[]): Promise<void> {
  await run(join(server.bin, 'pg_ctl'), args, { ...server.user, cwd: server.folder });
}

function urlOf({ password }: Server, port: number, database: string): string {
  return `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
}

/** Works with one connection, which is closed afterwards. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The next query reports the loss. Without a listener, the error event would end the process.
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
