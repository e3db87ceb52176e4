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
  'embedded-db',
  'sdk',
];
/** The two parts of a build: one for the first page, and the rest. Each has its own stamp. */
const parts = {
  start: {
    stamp: 'standalone/dist/stamp-start',
    outputs: ['standalone/dist/run.js', 'web/dist/client', 'web/dist/server'],
  },
  rest: {
    stamp: 'standalone/dist/stamp',
    outputs: ['standalone/dist/main.js', 'graphql-bff/dist/graphiql', 'graphql-bff/dist/sdk'],
  },
};
const skipped = new Set(['node_modules', 'dist', 'tests', '.data']);

/** True if the last build of the part matches the present sources. */
export function isPartBuilt(part) {
  const { stamp, outputs } = parts[part];
  return outputs.every((path) => existsSync(join(root, path))) && read(stamp) === fingerprint();
}

export function isBuilt() {
  return isPartBuilt('start') && isPartBuilt('rest');
}

/** The fingerprint of the last whole build, or an empty string. */
export function readStamp() {
  return read(parts.rest.stamp);
}

/** Called before a build, so that an interrupted build does not count. */
export function forgetBuild() {
  for (const { stamp } of Object.values(parts)) rmSync(join(root, stamp), { force: true });
}

export function rememberBuild(part) {
  mkdirSync(join(root, 'standalone/dist'), { recursive: true });
  writeFileSync(join(root, parts[part].stamp), fingerprint());
}

function read(stamp) {
  return existsSync(join(root, stamp)) ? readFileSync(join(root, stamp), 'utf8') : '';
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
