import { expect, it } from 'vitest';
import { lastSeenText } from './presence-line.tsx';

const now = Date.parse('2026-03-14T12:00:00Z');

it.each([
  ['2026-03-14T11:59:30Z', 'active just now'],
  ['2026-03-14T12:00:30Z', 'active just now'],
  ['2026-03-14T11:55:00Z', 'active 5 min ago'],
  ['2026-03-14T10:30:00Z', 'active 1 h ago'],
  ['2026-03-13T11:00:00Z', 'active yesterday'],
  ['2026-03-10T12:00:00Z', 'active 4 days ago'],
  [null, null],
  ['nonsense', null],
])('shows %s as %s', (lastSeenAt, text) => {
  expect(lastSeenText(lastSeenAt, now)).toBe(text);
});
