import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#run.mjs';
import { read } from '#verify/sources.mjs';

/** A test file as the documents name it; *j* stands for the folder of the browser tests. */
const citation = /(\*j\*)?`(\/?[\w./-]+\.(?:test|spec)\.(?:ts|tsx|mjs))`/g;

/** Test files that the documents name exist, and every threat has a test. */
export function citations() {
  const cited = ['docs/security.md', 'docs/spec-coverage.md'].flatMap((document) =>
    [...read(document).matchAll(citation)].map(([, isShort, path]) => ({
      document,
      file: isShort ? `e2e/journeys${path}` : path,
    })),
  );
  const untested = read('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| threat ') && line.match(citation) === null);
  return {
    faults: [
      ...cited
        .filter(({ file }) => !existsSync(join(root, file)))
        .map(({ document, file }) => `${document}: ${file} does not exist`),
      ...untested.map((row) => `docs/security.md: no test for ${row.slice(2, 80)}`),
    ],
    note: `${cited.length} citations`,
  };
}
