import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '#run.mjs';

/** A workspace package that was added after the last install only needs the link that npm would create. */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const [path, { link, resolved }] of Object.entries(packages)) {
  const place = join(root, path);
  if (!link || existsSync(place)) continue;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(relative(dirname(place), join(root, resolved)), place);
}
