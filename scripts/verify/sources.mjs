import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#run.mjs';

/** Those whose imports obey the module boundaries. */
export const packages = [
  'schema',
  'marketplace',
  'graphql-bff',
  'web',
  'standalone',
  'sandbox',
  'embedded-db',
  'e2e',
  'bench',
];
const all = [...packages, 'sdk', 'studio', 'scripts'];

const skipped = new Set([
  ...['node_modules', 'dist', 'gql', 'generated', 'drizzle'],
  ...['test-results', 'playwright-report', '.data'],
]);

function* walk(folder, top) {
  for (const entry of readdirSync(join(top, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* walk(path, top);
    if (entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

/** Every source file that is not generated, as a path from the root. */
export function sources(folders = all, top = root) {
  return folders.flatMap((folder) => [...walk(folder, top)]);
}

export function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
