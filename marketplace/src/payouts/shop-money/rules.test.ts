import { expect, test } from 'vitest';
import { isPayoutTime, isSameName, leastOn, nextPayoutDay } from './rules.ts';

const dateOf = (text: string) => new Date(`${text}Z`);

test.each([
  ['AKOSUA ADEPA MENSAH', 'Akosua Adepa Mensah', true],
  ['MENSAH AKOSUA', 'Akosua Adepa Mensah', true],
  ['Kwabéna Osei-Tutu', 'OSEI TUTU KWABENA', true],
  ['KOFI MENSAH', 'Akosua Adepa Mensah', false],
  ['MENSAH', 'Akosua Adepa Mensah', false],
  ['A. MENSAH', 'Akosua Adepa Mensah', false],
])('%s and %s: the same person is %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});

const least = { least: 2_000, atMonthEnd: 200 };

test.each([
  ['before ten on a Friday', '2026-03-06T09:59', 5_000, '2026-03-06', false],
  ['after ten on a Friday', '2026-03-06T10:00', 5_000, '2026-03-09', true],
  ['on a Sunday', '2026-03-08T12:00', 5_000, '2026-03-09', false],
  ['with a small sum', '2026-03-06T10:00', 500, '2026-03-31', true],
  ['with nothing', '2026-03-06T10:00', 0, '2026-03-31', true],
  ['with a small sum after the last working day of the month', '2026-10-30T11:00', 500, '2026-11-30', true],
])('the next payout %s', (_name, now, available, day, hasBegun) => {
  expect(nextPayoutDay(available, dateOf(now), least).toISOString().slice(0, 10)).toBe(day);
  expect(isPayoutTime(dateOf(now))).toBe(hasBegun);
});

test('smaller sums are paid out on the last working day of a month', () => {
  expect(
    [dateOf('2026-10-29T10:00'), dateOf('2026-10-30T10:00'), dateOf('2026-10-31T10:00')].map((day) =>
      leastOn(day, least),
    ),
  ).toEqual([2_000, 200, 2_000]);
});
