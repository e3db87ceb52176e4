import { expect, test } from 'vitest';
import { folders } from '#verify/folders.mjs';
import { functionsOf } from '#verify/functions.mjs';

const body = (lines) => Array.from({ length: lines }, (_, i) => `  use(${i});`).join('\n');

test('every kind of function is measured, with its name and first line', () => {
  const text = `const x = 1;
export function long() {
${body(59)}
}
const short = () => 1;
class Box {
  open() {
${body(70)}
  }
}
list.map((one) => {
${body(61)}
});`;
  const found = functionsOf('a.ts', text).map(({ line, name, lines }) => [line, name, lines]);
  expect(found).toEqual([
    [2, 'long', 61],
    [63, 'short', 1],
    [65, 'open', 72],
    [138, 'an anonymous function', 63],
  ]);
});

test('a component is measured too', () => {
  const text = `export function Card() {\n  return (\n    <p>\n${'      a\n'.repeat(60)}    </p>\n  );\n}`;
  expect(functionsOf('card.tsx', text)).toMatchObject([{ name: 'Card', lines: 66 }]);
});

test('a folder holds 25 files, tests beside them not counted', () => {
  const inFolder = (count, name) => Array.from({ length: count }, (_, i) => `web/src/module/${name}-${i}`);
  const files = (count) => [
    ...inFolder(count, 'part').map((path) => `${path}.ts`),
    ...inFolder(30, 'part').map((path) => `${path}.test.ts`),
  ];
  const about = (count) => folders(files(count)).faults.filter((fault) => fault.startsWith('web/src/module'));
  expect(about(25)).toEqual([]);
  expect(about(26)).toEqual(['web/src/module: 26 files, at most 25 are allowed; split it']);
});
