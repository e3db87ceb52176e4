import { read, sources } from '#verify/sources.mjs';

const limit = 300;

/** Files should be small enough to read in one go. */
export function sizes() {
  const files = sources();
  const lines = files.map((file) => ({ file, count: read(file).trimEnd().split('\n').length }));
  const faults = lines
    .filter(({ count }) => count > limit)
    .map(({ file, count }) => `${file}: ${count} lines, at most ${limit} are allowed`);
  return { faults, note: `${lines.length} files, longest ${Math.max(...lines.map(({ count }) => count))} lines` };
}
