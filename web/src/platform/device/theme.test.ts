import { expect, test } from 'vitest';
import { readTheme } from './theme.ts';

test("a stored theme is used, and any other value means the system's", () => {
  expect(readTheme('dark')).toBe('dark');
  expect(readTheme('light')).toBe('light');
  for (const stored of [null, '', 'sepia', 'system']) expect(readTheme(stored)).toBe('system');
});
