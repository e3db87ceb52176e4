import { expect, test } from 'vitest';
import { endPlace, isReached } from './end-reach.ts';

const at = (below: number, isPast = false) => ({ below, isPast });
const near = 1000;

test.each([
  ['far from the end', at(5000), at(3000), false],
  ['who comes near', at(1200), at(900), true],
  ['who jumps past the end', at(3600), at(-900, true), true],
  ['who reads what comes behind the list', at(-700, true), at(-900, true), false],
  ['whose browser moves the page with what it holds', at(-900, true), at(-900, true), false],
  ['who goes back up from there', at(-900, true), at(-300), false],
  ['who goes on down where the end is still near', at(400), at(300), true],
  ['where the list moved away below', at(-100), at(3500), false],
])('%s', (_, before, now, expected) => {
  expect(isReached(before, now, near)).toBe(expected);
});

test('a list that has left the page has no position and reaches no end', () => {
  const rect = { top: 0, bottom: 0 };
  const gone = { getClientRects: () => [], getBoundingClientRect: () => rect } as unknown as Element;
  expect(endPlace(gone)).toBeNull();
});
