import { expect, test } from 'vitest';
import { canRestore, wordsOf } from './verification-banner.tsx';

const now = Date.parse('2026-11-24T08:00:00Z');

test('a verification within a year counts, so that paying again is enough', () => {
  expect(canRestore({ state: 'VERIFIED', decidedAt: '2026-11-24T07:00:00Z' }, now)).toBe(true);
  expect(canRestore({ state: 'VERIFIED', decidedAt: '2025-11-23T07:00:00Z' }, now)).toBe(false);
  expect(canRestore({ state: 'REVOKED', decidedAt: '2026-11-24T07:00:00Z' }, now)).toBe(false);
  expect(canRestore({ state: 'VERIFIED', decidedAt: null }, now)).toBe(false);
  expect(canRestore(null, now)).toBe(false);
});

test('only a seller with a confirmed address is promised the decision by email', () => {
  const mail = 'We will send you an email';
  expect(wordsOf('PENDING', null, true).text).toContain(mail);
  const { title, text } = wordsOf('PENDING', null, false);
  expect(title).toBe('Verification Pending');
  expect(text).not.toContain(mail);
  expect(text).toContain('confirm your email address');
});
