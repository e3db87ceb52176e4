import { expect, test } from 'vitest';
import { splitInProportion } from './rules.ts';

test('the parts add up to the sum, and a share of 0 gets nothing', () => {
  expect(splitInProportion(100, [1, 1, 1])).toEqual([33, 33, 34]);
  expect(splitInProportion(100, [1, 1, 1, 0])).toEqual([33, 33, 34, 0]);
  expect(splitInProportion(0, [0, 0])).toEqual([0, 0]);
});
