import { expect, test } from 'vitest';
import { agoText, savedShown, showFresh, showSaved } from './last-updated.ts';

const minute = 60_000;

test.each([
  [0, 'less than a minute ago'],
  [minute, '1 minute ago'],
  [12.9 * minute, '12 minutes ago'],
  [60 * minute, '1 hour ago'],
  [47 * 60 * minute, '47 hours ago'],
  [49 * 60 * minute, '2 days ago'],
])('%i ms is %s', (passed, text) => expect(agoText(1000, 1000 + passed)).toBe(text));

test('a clock that was set back shows no future time', () => {
  expect(agoText(minute, 0)).toBe('less than a minute ago');
});

test('the oldest of several saved responses counts, until all are updated', () => {
  showSaved(500, true);
  showSaved(900, false);
  expect(savedShown()).toEqual({ at: 500, isLost: true });
  showFresh();
  expect(savedShown()).toBeNull();
});
