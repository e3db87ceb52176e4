import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Prints what a first visit to each screen weighs, brotli, before pictures; fails above a screen's budget. */
const client = fileURLToPath(new URL('../dist/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8'));
/** Kilobytes of script by screen, as they were when they were last decided on: what grows above them grows by a change of this table. */
const decided = JSON.parse(readFileSync(new URL('./first-visit.json', import.meta.url), 'utf8'));
/** Of a screen that nobody decided on yet. */
const atMost = 220;
/** Beside its script a screen has the styles and the font of the headings. */
const stylesAndFont = 40_000;

function budgetOf(screen) {
  const script = (decided[screen.replace('src/routes/', '')] ?? atMost) * 1000;
  return { script, all: script + stylesAndFont };
}

function size(file) {
  try {
    return statSync(`${client}${file}.br`).size;
  } catch {
    return statSync(`${client}${file}`).size;
  }
}

function collect(key, files) {
  const chunk = manifest[key];
  if (!chunk || files.scripts.has(chunk.file)) return;
  files.scripts.add(chunk.file);
  for (const style of chunk.css ?? []) files.styles.add(style);
  for (const imported of chunk.imports ?? []) collect(imported, files);
}

const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const font = Object.values(manifest).find((chunk) => /heading-basic-/.test(chunk.file))?.file;
const screens = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'));

for (const screen of screens) {
  const files = { scripts: new Set(), styles: new Set() };
  collect('src/app/entry-client.tsx', files);
  collect(screen, files);
  const script = sum(files.scripts);
  const all = script + sum(files.styles) + (font ? size(font) : 0);
  console.log(`${screen.padEnd(28)} script ${kilobytes(script).padStart(9)}   with styles and font ${kilobytes(all)}`);
  const budget = budgetOf(screen);
  if (script > budget.script || all > budget.all) {
    console.error(`${screen} is above its budget of ${kilobytes(budget.script)} and ${kilobytes(budget.all)}`);
    process.exitCode = 1;
  }
}
