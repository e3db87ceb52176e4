import { expect, test } from 'vitest';
import { pageWindow } from './page-links.tsx';

test('up to seven pages are all shown, and more in part', () => {
  const shown = (page: number, count: number) => pageWindow(page, count).join(' ').replaceAll('gap', '…');
  expect(shown(1, 1)).toBe('1');
  expect(shown(3, 7)).toBe('1 2 3 4 5 6 7');
  expect(shown(1, 8)).toBe('1 2 3 4 5 … 8');
  expect(shown(4, 20)).toBe('1 2 3 4 5 … 20');
  expect(shown(5, 20)).toBe('1 … 4 5 6 … 20');
  expect(shown(16, 20)).toBe('1 … 15 16 17 … 20');
  expect(shown(17, 20)).toBe('1 … 16 17 18 19 20');
  expect(shown(20, 20)).toBe('1 … 16 17 18 19 20');
});
