import { expect, test } from 'vitest';
import { closureText, todayText } from './week.ts';

const sunday = Date.parse('2026-11-22T10:00:00Z');
const day = 24 * 60 * 60 * 1000;

test('a shop shows when it is open today, or that it is closed', () => {
  const days = [{ day: 'MONDAY', opens: '08:00', closes: '18:00' }];
  expect(todayText([], sunday)).toBe('');
  expect(todayText(days, sunday)).toBe('Closed today');
  expect(todayText(days, sunday + day)).toBe('Open today 08:00 – 18:00');
});

test('a closure is shown from two weeks before until its end', () => {
  const textAt = (now: string) => closureText('2026-12-24', '2027-01-03', Date.parse(now));
  expect(closureText(null, null, sunday)).toBe('');
  expect(textAt('2026-12-09T10:00:00Z')).toBe('');
  expect(textAt('2026-12-10T10:00:00Z')).toBe('Closed from 24 December 2026 to 3 January 2027.');
  expect(textAt('2026-12-24T00:00:00Z')).toMatch(/^Closed until 3 January 2027\./);
  expect(textAt('2027-01-03T23:59:00Z')).toMatch(/^Closed until 3 January 2027\./);
  expect(textAt('2027-01-04T00:00:00Z')).toBe('');
});
