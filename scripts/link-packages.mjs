import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '#run.mjs';

/** A package of ours that came after the last install needs no more than the link that npm would make. */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const [path, { link, resolved }] of Object.entries(packages)) {
  const place = join(root, path);
  if (!link || existsSync(place)) continue;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(relative(dirname(place), join(root, resolved)), place);
}
