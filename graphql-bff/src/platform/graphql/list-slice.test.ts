import { expect, test } from 'vitest';
import { sliceOf } from './list-slice.ts';

const letters = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const sizes = { usual: 2 };

const part = (args: Parameters<typeof sliceOf>[1]) => {
  const { edges, pageInfo } = sliceOf(letters, args, sizes);
  const { hasPreviousPage, hasNextPage } = pageInfo;
  return [edges.map(({ cursor }) => cursor).join(''), hasPreviousPage, hasNextPage];
};

test('a list continues from any of its items in both directions', () => {
  expect(part({})).toEqual(['ab', false, true]);
  expect(part({ after: 'b' })).toEqual(['cd', true, true]);
  expect(part({ first: 3, after: 'd' })).toEqual(['e', true, false]);
  expect(part({ first: 100 })).toEqual(['abcde', false, false]);
  expect(part({ last: 2 })).toEqual(['de', true, false]);
  expect(part({ last: 3, before: 'c' })).toEqual(['ab', false, true]);
  expect(sliceOf([], {}, sizes).pageInfo).toMatchObject({ startCursor: null, hasNextPage: false });
});

test("a cursor of another list is refused under its argument's name", () => {
  expect(() => part({ after: 'x' })).toThrow('The cursor is of another list.');
  expect(() => part({ before: 'x' })).toThrow('The cursor is of another list.');
});
