import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#run.mjs';

const inputs = [
  'package-lock.json',
  'scripts/build',
  'scripts/build.mjs',
  'docs/developers',
  'schema',
  'marketplace',
  'graphql-bff',
  'web',
  'standalone',
  'sandbox',
];
const outputs = ['standalone/dist/run.js', 'graphql-bff/dist/graphiql', 'web/dist/client', 'web/dist/server'];
const stamp = join(root, 'standalone/dist/stamp');
const skipped = new Set(['node_modules', 'dist', 'tests', '.data']);

/** True if the last build matches the present sources. */
export function isBuilt() {
  return outputs.every((path) => existsSync(join(root, path))) && readStamp() === fingerprint();
}

/** The fingerprint of the last build, or an empty string. */
export function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/** Called before a build, so that an interrupted build does not count. */
export function forgetBuild() {
  rmSync(stamp, { force: true });
}

export function rememberBuild() {
  mkdirSync(join(root, 'standalone/dist'), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/** Hashes contents, not times: a fresh clone or another branch changes every time, but few contents. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of inputs) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  const full = join(root, path);
  if (statSync(full).isFile()) {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!skipped.has(name) && !name.includes('.test.')) add(hash, `${path}/${name}`);
  }
}
