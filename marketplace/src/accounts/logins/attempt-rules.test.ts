import { expect, test } from 'vitest';
import { type Attempts, oneMore, waitFor } from './attempt-rules.ts';

const start = new Date('2026-03-06T09:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const none: Attempts = { times: 0, since: start, lastAt: start };
const hard = { times: 5, minutes: 15 };
const soft = { times: 5, minutes: 60, slowsToSeconds: 60 };

const attemptsAfter = (times: number, rule = soft) => {
  let attempts = none;
  for (let i = 0; i < times; i += 1) attempts = oneMore(rule, attempts, start);
  return attempts;
};

test('the first attempts do not wait', () => {
  for (const rule of [hard, soft]) expect(waitFor(rule, attemptsAfter(4), start)).toBe(0);
});

test('a hard rule blocks for the rest of its time, and then starts again', () => {
  expect(waitFor(hard, attemptsAfter(5), after(60))).toBe(14 * 60);
  expect(waitFor(hard, attemptsAfter(5), after(900))).toBe(0);
  expect(oneMore(hard, attemptsAfter(5), after(900))).toEqual({ times: 1, since: after(900), lastAt: after(900) });
});

test('a soft rule doubles the wait up to a maximum, counted from the last attempt, and never blocks', () => {
  const waits = [5, 6, 7, 8, 9, 10, 11, 12, 500].map((times) => waitFor(soft, attemptsAfter(times), start));
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(waitFor(soft, attemptsAfter(500), after(60))).toBe(0);
});
