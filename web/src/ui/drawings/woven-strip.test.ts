import { expect, test } from 'vitest';
import { wovenPaths } from './woven-strip.tsx';

const ids = Array.from(
  { length: 2000 },
  (_, n) => `01976f3a-${n.toString(16).padStart(4, '0')}-7000-8000-00000000000a`,
);

const stripOf = (id: string) => wovenPaths(id);

test('each shop has its own strip, always the same', () => {
  expect(ids.map(stripOf)).toEqual(ids.map(stripOf));
  expect(new Set(ids.map(stripOf)).size).toBe(ids.length);
});

test('a strip has eight threads in at most 200 bytes', () => {
  for (const paths of ids.map(stripOf)) {
    expect(paths.match(/M/g)).toHaveLength(8);
    expect(`<svg viewBox="0 -1 48 6">${paths}</svg>`.length).toBeLessThanOrEqual(200);
  }
});
