import { getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { checkDocumentLimits } from './document-limits.ts';
import { limits } from './limits.ts';

const faultsOf = (text: string) => checkDocumentLimits(parse(text)).map(({ message }) => message);
const nested = (depth: number) => `${'a {'.repeat(depth - 1)} a ${'}'.repeat(depth - 1)}`;
const repeated = (count: number, one: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n)).join(' ');

test.each([
  ['depth', (n: number) => `{ ${nested(n)} }`],
  ['depth', (n: number) => `{ ... { ... on A { ...F } } } fragment F on A { ${nested(n)} }`],
  ['depth', (n: number) => `{ ...F ...G } fragment F on A { ...G } fragment G on A { ${nested(n)} }`],
  ['aliases', (n: number) => `{ ${repeated(n, (i) => `a${i}: a`)} }`],
  ['aliases', (n: number) => `{ ${repeated(n, (i) => `b { a${i}: a }`)} }`],
  [
    'aliases',
    (n: number) =>
      `{ ${repeated(n - 10, (i) => `a${i}: a`)} ...F ... { ...F } } fragment F on A { ${repeated(5, (i) => `c${i}: a`)} }`,
  ],
  [
    'directives',
    (n: number) => `query @x { ${repeated(n - 3, () => 'a @x')} ... @x { ...F @x } } fragment F on A { a }`,
  ],
  ['directives', (n: number) => `{ ${repeated(n - 1, () => 'a @x')} ...F } fragment F on A @x { a }`],
] as const)('as much %s as the limit passes, and one more does not', (name, text) => {
  expect(faultsOf(text(limits[name]))).toEqual([]);
  expect(faultsOf(text(limits[name] + 1))).toEqual([expect.stringContaining(`At most ${limits[name]} `)]);
});

test('nested fragments are counted without expanding them, and a recursive one ends', () => {
  const doubling = repeated(60, (n) => `fragment F${n} on A { ...F${n + 1} b { ...F${n + 1} } }`);
  expect(faultsOf(`{ ...F0 } ${doubling} fragment F60 on A { c: a }`)).toEqual([
    expect.stringMatching(/levels|aliases/),
  ]);
  expect(faultsOf('{ ...F } fragment F on A { a ...F }')).toEqual([]);
});

test('tools can read the schema', () => {
  expect(faultsOf(getIntrospectionQuery())).toEqual([]);
});
