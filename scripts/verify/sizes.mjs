import { read, sources } from '#verify/sources.mjs';

/** Data and steps of tests take a line for each key. */
const limitOf = (file) => (/\/tests?\//.test(file) ? 320 : 300);

/** Files should be small enough to read in one go. */
export function sizes() {
  const files = sources();
  const lines = files.map((file) => ({ file, count: read(file).trimEnd().split('\n').length }));
  const faults = lines
    .filter(({ file, count }) => count > limitOf(file))
    .map(({ file, count }) => `${file}: ${count} lines, at most ${limitOf(file)} are allowed`);
  return { faults, note: `${lines.length} files, longest ${Math.max(...lines.map(({ count }) => count))} lines` };
}
