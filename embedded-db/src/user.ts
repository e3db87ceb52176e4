import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that the server runs as; empty to run as the current user. */
export type ServerUser = { uid?: number; gid?: number };

/**
 * PostgreSQL refuses to run as root, so root switches to another user: the owner of existing data, else `postgres`,
 * else `nobody`. It must be an existing user, because creating one would change the machine.
 */
export async function serverUser(clusterDir: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(clusterDir).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([idOf('-u', name), idOf('-g', name)]).catch(() => null);
    if (ids) return { uid: ids[0], gid: ids[1] };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody" to run it as.');
}

async function idOf(flag: '-u' | '-g', name: string): Promise<number> {
  return Number((await run('id', [flag, name])).stdout);
}

/** Whether that user can access the folder. The kernel is asked, because permissions depend on every parent folder. */
export async function canUse(folder: string, rights: 'read' | 'write', user: ServerUser): Promise<boolean> {
  if (user.uid === undefined) return true;
  const check = rights === 'read' ? 'test -x "$1" && test -r "$1"' : 'test -x "$1" && test -w "$1"';
  return run('/bin/sh', ['-c', check, 'sh', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
