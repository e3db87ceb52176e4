import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#run.mjs';
import { read } from '#verify/sources.mjs';

/** A test file as the documents name it; *j* stands for the folder of the browser tests. */
const citation = /(\*j\*)?`(\/?[\w./-]+\.(?:test|spec)\.(?:ts|tsx|mjs))`/g;

test.each(['docs/security.md', 'docs/spec-coverage.md'])('every test file that %s cites exists', (document) => {
  const cited = [...read(document).matchAll(citation)].map(([, isShort, path]) =>
    isShort ? `e2e/journeys${path}` : path,
  );
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every threat that docs/security.md names has a test', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| threat '));
  for (const row of rows) expect(row.match(citation), row.slice(0, 80)).not.toBeNull();
});
