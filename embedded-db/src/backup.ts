import { chmod, chown, copyFile, lstat, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { embeddedHome } from './home.ts';
import { withClient } from './postgres.ts';
import type { ServerUser } from './user.ts';

/** The server recreates their contents. The logs of transactions are copied at the end. */
const recreated = /^(pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)|.*\bpgsql_tmp)$/;
const notCopied = /^(postmaster\.(pid|opts)|pg_internal\.init.*)$/;
const logFileName = /^[0-9A-F]{24}$/;

interface Copied {
  files: number;
  bytes: number;
}

export interface CopiedCluster extends Copied {
  /** The version of PostgreSQL that can read it. */
  postgres: string;
}

/**
 * Copies the database while the server is running. The package has no client programs, so this follows the steps of the
 * PostgreSQL documentation: start the backup, copy the files, stop it, and add the log files written meanwhile.
 */
export async function backUpCluster({ url, dataDir, to }: { url: string; dataDir: string; to: string }) {
  const { folder, cluster } = await embeddedHome(resolve(dataDir), () => {});
  return withClient(url, async (client): Promise<CopiedCluster> => {
    // Until this connection ends, the slot retains the log files that the copy needs.
    await client.query(
      "select pg_create_physical_replication_slot('besesaka_backup_' || pg_backend_pid(), true, true)",
    );
    const first = await logFileOf(client, "pg_backup_start('besesaka', true)");
    const data = await copyFolder(cluster, join(to, 'cluster'), {
      isCopied: (name) => !notCopied.test(name),
      isOpened: (name) => !recreated.test(name),
    });
    const { rows } = await client.query<{ lsn: string; label: string; version: string }>(
      `select lsn, labelfile as label, current_setting('server_version') as version from pg_backup_stop(false)`,
    );
    const [{ lsn, label, version } = { lsn: '', label: '', version: '' }] = rows;
    await writeFile(join(to, 'cluster/backup_label'), label, { mode: 0o600 });
    const password = await copyOne(join(folder, 'password'), join(to, 'password'));
    const last = await logFileOf(client, `'${lsn}'::pg_lsn`);
    const logs = await copyFolder(join(cluster, 'pg_wal'), join(to, 'cluster/pg_wal'), {
      isCopied: (name) => logFileName.test(name) && name >= first && name <= last,
      isOpened: (name) => name !== 'archive_status',
    });
    const written = { files: 1, bytes: Buffer.byteLength(label) };
    return { ...sumOf([data, logs, password, written]), postgres: version };
  });
}

/** Puts a copied database into an empty folder. The first start brings it to the moment at which the copy ended. */
export async function restoreCluster({ from, dataDir }: { from: string; dataDir: string }): Promise<Copied> {
  const home = await embeddedHome(resolve(dataDir), () => {});
  if (await stat(home.cluster).catch(() => null)) throw new Error(`There is a database in ${home.folder} already.`);
  const data = await copyFolder(join(from, 'cluster'), home.cluster);
  const password = await copyOne(join(from, 'password'), join(home.folder, 'password'));
  await chmod(home.cluster, 0o700);
  await giveAll(home.cluster, home.user);
  await giveAll(join(home.folder, 'password'), home.user);
  return sumOf([data, password]);
}

async function logFileOf(client: Client, position: string): Promise<string> {
  const { rows } = await client.query<{ file: string }>(`select pg_walfile_name(${position}) as file`);
  return rows[0]?.file ?? '';
}

interface Choice {
  isCopied(name: string): boolean;
  /** Other folders are created empty. */
  isOpened(name: string): boolean;
}

const everything: Choice = { isCopied: () => true, isOpened: () => true };

/** Copies a folder that is in use: files that disappear meanwhile are left out. */
export async function copyFolder(from: string, to: string, choice: Choice = everything): Promise<Copied> {
  const { mode } = await lstat(from);
  await mkdir(to, { recursive: true, mode });
  const copied: Copied[] = [];
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (!choice.isOpened(entry.name)) await mkdir(target, { recursive: true, mode: 0o700 });
      else copied.push(await copyFolder(source, target, choice));
    } else if (entry.isFile() && choice.isCopied(entry.name)) {
      copied.push(await copyOne(source, target));
    }
  }
  return sumOf(copied);
}

async function copyOne(from: string, to: string): Promise<Copied> {
  try {
    await copyFile(from, to);
    return { files: 1, bytes: (await stat(to)).size };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { files: 0, bytes: 0 };
    throw error;
  }
}

function sumOf(copied: readonly Copied[]): Copied {
  return {
    files: copied.reduce((sum, { files }) => sum + files, 0),
    bytes: copied.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function giveAll(path: string, user: ServerUser): Promise<void> {
  if (user.uid === undefined || user.gid === undefined) return;
  await chown(path, user.uid, user.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveAll(join(path, name), user);
}
