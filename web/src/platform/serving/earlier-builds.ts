import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@besesaka/schema/kernel/dates.ts';

/** The mtime of files in the newest build. For other files the mtime is when they were replaced. */
const inUse = new Date('2100-01-01T00:00:00Z');

/**
 * Copies this build's hashed files beside those of earlier builds. Returns the names of other files that were in use within
 * the last day, because open tabs still request them. Older files are deleted.
 */
export async function keepEarlierBuilds(own: string, folder: string, now: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const currentFiles = new Set(await readdir(own));
  for (const name of currentFiles) {
    // Another server may read or write the same file, so it appears whole.
    const half = join(folder, `${randomUUID()}.half`);
    await copyFile(join(own, name), half);
    await rename(half, join(folder, name));
    await utimes(join(folder, name), inUse, inUse);
  }
  const others: string[] = [];
  for (const name of await readdir(folder)) {
    if (currentFiles.has(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = (await stat(file).catch(ignoreMissing)) ?? { mtimeMs: 0 };
    if (mtimeMs > now) await utimes(file, new Date(now), new Date(now)).catch(ignoreMissing);
    if (mtimeMs < now - dayMs) await rm(file, { force: true });
    else others.push(name);
  }
  return others;
}

/** Another server deleted or renamed it meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
