import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedFolder } from './binaries.ts';
import { canUse, type ServerUser, serverUser } from './user.ts';

export interface EmbeddedHome {
  /** Contains the cluster, its password and the server's log. */
  folder: string;
  cluster: string;
  logFile: string;
  user: ServerUser;
}

/** A file with the path of the folder elsewhere, if the server's user cannot enter this one. */
const pointer = 'moved-to';

/**
 * The folder of the server: the given one, or another if root started us in a checkout that only root may enter. The
 * choice is saved in a file, so that later starts and a reset find it.
 */
export async function embeddedHome(dataDir: string, log: (line: string) => void): Promise<EmbeddedHome> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 }).catch(() => {
    throw new Error(`The data folder ${dataDir} cannot be created here; set DATA_DIR to another one.`);
  });
  const moved = await readFile(join(dataDir, pointer), 'utf8').catch(() => null);
  const own = await homeIn(moved?.trim() ?? dataDir);
  if (moved || (await canUse(dataDir, 'write', own.user))) return own;
  await chownTo(dataDir, own.user);
  if (await canUse(dataDir, 'write', own.user)) return own;
  const elsewhere = join(sharedFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  await chownTo(elsewhere, own.user);
  await writeFile(join(dataDir, pointer), elsewhere);
  log(`The database lives in ${elsewhere}: PostgreSQL's user cannot enter ${dataDir}`);
  return homeIn(elsewhere);
}

/** Removes the folder, wherever it is. */
export async function forgetHome(dataDir: string, home: EmbeddedHome): Promise<void> {
  await rm(home.folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

async function homeIn(folder: string): Promise<EmbeddedHome> {
  const cluster = join(folder, 'cluster');
  return { folder, cluster, logFile: join(folder, 'server.log'), user: await serverUser(cluster) };
}

async function chownTo(folder: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}
