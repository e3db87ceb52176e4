import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { offlineScreen, type ScreenRow, screens } from './screens.ts';

const filesOf = (rows: readonly ScreenRow[]): string[] =>
  rows.flatMap(({ file, children = [] }) => [`${file}.tsx`, ...filesOf(children)]);

it('the table has every screen file, and no other', () => {
  const all = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.tsx') && !file.includes('parts/'));
  expect([...new Set(filesOf([...screens, offlineScreen]))].sort()).toEqual(files.sort());
});
