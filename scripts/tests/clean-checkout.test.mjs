import { expect, test } from 'vitest';
import { read } from '#verify/sources.mjs';

/** These run on a clean checkout and install the packages themselves. */
const programs = ['start', 'dev', 'test', 'test-quick', 'test-deep'];

test.each(programs)('npm can run %s before the packages are installed', (program) => {
  expect(packagesReadBy(`scripts/${program}.mjs`)).toEqual([]);
});

/** The packages that a script and what it imports statically need. */
function packagesReadBy(script, seen = new Set()) {
  if (seen.has(script)) return [];
  seen.add(script);
  const imports = [...read(script).matchAll(/^(?:import|export) (?:[^;]*? from )?'([^']+)'/gm)];
  return imports.flatMap(([, name]) => {
    if (name.startsWith('node:')) return [];
    if (name.startsWith('#')) return packagesReadBy(name.replace('#', 'scripts/'), seen);
    return [`${name} in ${script}`];
  });
}
