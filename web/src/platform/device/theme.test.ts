import { expect, test } from 'vitest';
import { readTheme } from './theme.ts';

test('a stored theme is taken, and anything else means the system', () => {
  expect(readTheme('dark')).toBe('dark');
  expect(readTheme('light')).toBe('light');
  for (const stored of [null, '', 'sepia', 'system']) expect(readTheme(stored)).toBe('system');
});
