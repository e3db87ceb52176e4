import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Prints what a first visit to each screen weighs, brotli, before pictures: the base that every screen needs, and what it
 * needs itself. Fails where the base or one of the screens where most visits begin has grown by more than a little.
 */
const client = fileURLToPath(new URL('../dist/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8'));
/** Kilobytes, as they were when they were last decided on. */
const decided = JSON.parse(readFileSync(new URL('./first-visit.json', import.meta.url), 'utf8'));

function size(file) {
  const packed = statSync(`${client}${file}.br`, { throwIfNoEntry: false });
  return (packed ?? statSync(`${client}${file}`)).size / 1000;
}

function collect(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
  return files;
}

const sum = (files) => files.reduce((total, file) => total + size(file), 0);
const kilobytes = (amount) => `${amount.toFixed(1).padStart(6)} kB`;

function judge(name, amount, wanted, tolerance) {
  if (wanted === undefined || amount <= wanted + tolerance) return;
  console.error(`${name} has grown: ${kilobytes(amount)} instead of ${kilobytes(wanted)} (first-visit.json)`);
  process.exitCode = 1;
}

const font = Object.values(manifest).find(({ file }) => /heading-basic-/.test(file)).file;
const base = [...collect('src/app/entry-client.tsx'), font];
console.log(`${'base'.padEnd(28)} ${kilobytes(sum(base))}  ${base.length} files`);
judge('base', sum(base), decided.base, 2);

const screens = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'));
for (const key of new Set([...screens, ...Object.keys(decided.own).map((name) => `src/routes/${name}`)])) {
  const name = key.replace('src/routes/', '');
  const own = [...collect(key)].filter((file) => !base.includes(file));
  console.log(`${name.padEnd(28)} ${kilobytes(sum(own))}  ${own.length} files`);
  judge(
    name,
    own.length === 0 ? Number.POSITIVE_INFINITY : sum(own),
    decided.own[name],
    Math.max(1, decided.own[name] / 10),
  );
}
