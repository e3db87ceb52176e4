import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#run.mjs';

export const packages = ['schema', 'marketplace', 'graphql-bff', 'web', 'standalone', 'sandbox', 'e2e', 'bench'];

const skipped = new Set([
  'node_modules',
  'dist',
  'gql',
  'generated',
  'drizzle',
  'test-results',
  'playwright-report',
  '.data',
]);

function* walk(folder, house) {
  for (const entry of readdirSync(join(house, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* walk(path, house);
    if (entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

/** Every hand-written source file, as a path from the root. */
export function sources(folders = packages, house = root) {
  return folders.flatMap((folder) => [...walk(folder, house)]);
}

/** Seed data is a list, not code. */
const data = /\/(demo|data)\/(.*-)?(data|names|goods|catalogue)\b|\.data\.ts$|\/data\//;

export function handWritten(files) {
  return files.filter((file) => !data.test(file));
}

export function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
