import { handWritten, packages, read, sources } from '#verify/sources.mjs';

const limit = 300;
const medianLimit = 80;

/** Files stay small enough to be read at once. */
export function sizes() {
  const lines = handWritten(sources([...packages, 'scripts']))
    .map((file) => ({ file, count: read(file).trimEnd().split('\n').length }))
    .sort((a, b) => a.count - b.count);
  const faults = lines
    .filter(({ count }) => count > limit)
    .map(({ file, count }) => `${file}: ${count} lines, at most ${limit} are allowed`);
  const median = lines[Math.floor(lines.length / 2)]?.count ?? 0;
  if (median >= medianLimit) faults.push(`the median file has ${median} lines, it must stay under ${medianLimit}`);
  return { faults, note: `${lines.length} files, median ${median} lines, longest ${lines.at(-1)?.count ?? 0}` };
}
