import { expect, test } from 'vitest';
import { createSequenceGuard } from './inbox.ts';

function guard(start: number | null, saved: number | null) {
  const store: number[] = [];
  return { store, guard: createSequenceGuard({ start, saved, keep: (seq) => store.push(seq) }) };
}

test('each event passes once, and the last number is saved', () => {
  const { guard: subject, store } = guard(5, null);
  expect([5, 6, 6, 4, 7].map((seq) => subject.admits(seq))).toEqual([false, true, false, false, true]);
  expect(store).toEqual([6, 7]);
});

test('after a reload it continues from the last number of this tab', () => {
  expect(guard(9, 7).guard.last()).toBe(7);
  expect(guard(9, null).guard.last()).toBe(9);
  expect(guard(null, null).guard.last()).toBeNull();
});

test('a number from before a database restore does not block new events', () => {
  const { guard: subject } = guard(3, 400);
  expect(subject.admits(4)).toBe(true);
});

test('a reset starts from the given number', () => {
  const { guard: subject } = guard(1, null);
  subject.set(50);
  expect(subject.admits(50)).toBe(false);
  expect(subject.admits(51)).toBe(true);
});
