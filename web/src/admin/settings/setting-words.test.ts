import { expect, test } from 'vitest';
import { valueBefore } from './setting-words.ts';

const change = (value: string | null, validFrom: string) => ({ value, validFrom });

test('undoing a change restores what counts from its time without it, not what was entered before it', () => {
  const later = change('9', '2027-06-01');
  const now = change('3', '2026-11-01');
  expect(valueBefore([change('5', '2026-12-01'), later, now, change('2', '2026-10-01')])).toBe('3');
  expect(valueBefore([change('5', '2026-12-01'), later])).toBeNull();
  expect(valueBefore([])).toBeNull();
});
