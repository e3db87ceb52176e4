import { expect, test } from 'vitest';
import { crumbs } from '#verify/crumbs.mjs';

const short = 'export const one = 1;\n';
const long = short.repeat(20);

/** The short files that the check wants to move, in a codebase of these files. */
function found(files) {
  const { faults } = crumbs(Object.keys(files), (file) => files[file]);
  return faults.map((fault) => fault.split(':')[0]);
}

test('a short file that only one file of its folder imports is reported, however it is imported', () => {
  const [file, reader] = ['web/src/chat/part.ts', 'web/src/chat/page.tsx'];
  for (const name of ['./part.ts', '#chat/part.ts', '@besesaka/web/chat/part.ts']) {
    const text = `import { one } from '${name}';`;
    expect(found({ [file]: short, [reader]: text })).toEqual([file]);
    expect(found({ [file]: short, [reader]: text.replace('import', 'export') })).toEqual([file]);
  }
  const { faults } = crumbs([file, reader], (path) => (path === file ? short : "import { one } from './part.ts';"));
  expect(faults).toEqual([`${file}: shorter than 20 lines, move it into ${reader}, its only reader`]);
});

test('long files, shared files, files of another folder and files with usual names are not reported', () => {
  const part = 'web/src/chat/part.ts';
  const reads = "import { one } from '#chat/part.ts';";
  expect(found({ [part]: long, 'web/src/chat/page.tsx': reads })).toEqual([]);
  expect(found({ [part]: short, 'web/src/chat/page.tsx': reads, 'web/src/chat/other.ts': reads })).toEqual([]);
  expect(found({ [part]: short, 'web/src/shops/page.tsx': reads })).toEqual([]);
  expect(found({ [part]: short })).toEqual([]);
  expect(found({ 'web/src/chat/cache.ts': short, 'web/src/chat/page.ts': "import './cache.ts';" })).toEqual([]);
});

test('a file loaded by import() is not reported, unless it is also imported statically', () => {
  const part = 'web/src/chat/part.ts';
  const lazy = "const load = () => import('./part.ts');";
  expect(found({ [part]: short, 'web/src/chat/page.ts': lazy })).toEqual([]);
  expect(found({ [part]: short, 'web/src/chat/page.ts': `import { one } from './part.ts';\n${lazy}` })).toEqual([part]);
});

test('tests are neither reported nor counted as importers', () => {
  const part = 'web/src/chat/part.ts';
  const reads = "import { one } from './part.ts';";
  expect(found({ [part]: short, 'web/src/chat/part.test.ts': reads })).toEqual([]);
  expect(found({ [part]: short, 'web/src/chat/page.ts': reads, 'web/src/chat/part.test.ts': reads })).toEqual([part]);
  expect(found({ 'e2e/tests/part.ts': short, 'e2e/tests/page.ts': reads })).toEqual([]);
});
