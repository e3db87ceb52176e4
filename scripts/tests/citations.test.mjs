import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#run.mjs';
import { read } from '#verify/sources.mjs';

/** A test file as the documents name it; *j* stands for the folder of the journeys. */
const citation = /(\*j\*)?`(\/?[\w./-]+\.(?:test|spec)\.(?:ts|tsx|mjs))`/g;
/** The names of tests that follow their file, up to the next one or the end of the cell. */
const names = /"([^"]+)"/g;

function citations(document) {
  return read(document)
    .split('\n')
    .flatMap((line) => {
      const found = [...line.matchAll(citation)];
      return found.map(([whole, inJourneys, path], at) => {
        const after = line.slice(found[at].index + whole.length, found[at + 1]?.index);
        const cited = [...(after.split('|')[0] ?? '').matchAll(names)].map(([, name = '']) => name);
        return { file: inJourneys ? `e2e/journeys${path}` : path, cited };
      });
    });
}

test.each(['docs/security.md', 'docs/spec-coverage.md'])('every test that %s cites exists', (document) => {
  const cited = citations(document);
  expect(cited.length).toBeGreaterThan(40);
  const missing = cited.flatMap(({ file, cited: tests }) => {
    if (!existsSync(join(root, file))) return [file];
    const text = read(file);
    return tests.filter((name) => !text.includes(name.replace(/ ?\.\.\.$/, ''))).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every threat that docs/security.md names has a test', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| threat '));
  for (const row of rows) expect(row.match(names), row.slice(0, 80)).not.toBeNull();
});
