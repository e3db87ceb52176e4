import { dirname } from 'node:path';
import { handWritten, packages, sources } from '#verify/sources.mjs';

const limit = 25;

/** Too full still, and to be given inner folders: nothing may be added to this list. */
const stillFull = ['marketplace/src/accounts'];

/** A folder is small enough to be seen at one look. Tests stand beside what they test, and do not count. */
export function folders(files = handWritten(sources([...packages, 'scripts']))) {
  const counts = new Map();
  for (const file of files) {
    if (/\.(test|spec)\./.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  const isFull = ([folder, count]) => count > limit && !stillFull.includes(folder);
  const faults = [...counts]
    .filter(isFull)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${limit} are allowed; give it inner folders`);
  const done = stillFull.filter((folder) => (counts.get(folder) ?? 0) <= limit);
  faults.push(...done.map((folder) => `${folder}: not too full any more; take it from the list in folders.mjs`));
  return { faults, note: `${counts.size} folders, the fullest has ${Math.max(...counts.values())} files` };
}
