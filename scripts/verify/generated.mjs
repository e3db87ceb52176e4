import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from '#run.mjs';

/** Generated files that are committed. */
const emitted = [
  'schema/schema.graphql',
  'schema/persisted-documents.json',
  'web/src/gql',
  'sdk/src/generated',
  'marketplace/drizzle',
  'docs/access.md',
  'docs/data.md',
  'docs/held-money.md',
];

/** Generates everything again; the committed files must not change. */
export async function generated() {
  const before = snapshot();
  const { code, output } = await capture(process.execPath, ['scripts/codegen.mjs']);
  if (code !== 0) return { faults: [`npm run codegen failed:\n${output.trim()}`] };
  const after = snapshot();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  return {
    faults: changed.map((file) => `${file}: was stale and has been regenerated; commit it`),
    note: `${after.size} files`,
  };
}

function snapshot() {
  const hashes = new Map();
  for (const path of emitted) {
    if (existsSync(join(root, path))) collect(path, hashes);
  }
  return hashes;
}

function collect(path, hashes) {
  const full = join(root, path);
  const entries = path.includes('.') ? undefined : readdirSync(full);
  if (!entries) hashes.set(path, createHash('sha256').update(readFileSync(full)).digest('hex'));
  for (const entry of entries ?? []) collect(`${path}/${entry}`, hashes);
}
