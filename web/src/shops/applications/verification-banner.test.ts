import { expect, test } from 'vitest';
import { canRestore } from './verification-banner.tsx';

const now = Date.parse('2026-11-24T08:00:00Z');

test('a check that was passed within a year counts, so that paying again is enough', () => {
  expect(canRestore({ state: 'VERIFIED', decidedAt: '2026-11-24T07:00:00Z' }, now)).toBe(true);
  expect(canRestore({ state: 'VERIFIED', decidedAt: '2025-11-23T07:00:00Z' }, now)).toBe(false);
  expect(canRestore({ state: 'REVOKED', decidedAt: '2026-11-24T07:00:00Z' }, now)).toBe(false);
  expect(canRestore({ state: 'VERIFIED', decidedAt: null }, now)).toBe(false);
  expect(canRestore(null, now)).toBe(false);
});
