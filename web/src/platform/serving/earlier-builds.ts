import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;
/** The time of a file that the newest build still has; a real one says since when it was replaced. */
const inUse = new Date('2100-01-01T00:00:00Z');

/**
 * Puts this build's hashed files beside those of the builds before, and answers the names of all others that were in use
 * within the last day: tabs that were opened then still ask for them. What is older goes.
 */
export async function keepEarlierBuilds(own: string, kept: string, now: number): Promise<string[]> {
  await mkdir(kept, { recursive: true });
  const ours = new Set(await readdir(own));
  for (const name of ours) {
    await copyFile(join(own, name), join(kept, name));
    await utimes(join(kept, name), inUse, inUse);
  }
  const others: string[] = [];
  for (const name of await readdir(kept)) {
    if (ours.has(name)) continue;
    const file = join(kept, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs > now) await utimes(file, new Date(now), new Date(now));
    if (mtimeMs < now - dayMs) await rm(file, { force: true });
    else others.push(name);
  }
  return others;
}
