import { dirname } from 'node:path';
import { sources } from '#verify/sources.mjs';

const limit = 25;

/** A folder should be small enough to see at a glance. Tests are beside their subjects and do not count. */
export function folders(files = sources()) {
  const counts = new Map();
  for (const file of files) {
    if (/\.(test|spec)\./.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  const faults = [...counts]
    .filter(([, count]) => count > limit)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${limit} are allowed; split it`);
  return { faults, note: `${counts.size} folders, the fullest has ${Math.max(...counts.values())} files` };
}
