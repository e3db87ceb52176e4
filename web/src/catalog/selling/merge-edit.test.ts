import { expect, test } from 'vitest';
import { changedFields, mergeEdit } from './merge-edit.ts';

const base = { name: 'Stole', description: 'Woven.', price: '350.00', stockQuantity: '9', pictures: 'a a b c' };

test('what one of two changed is taken, whoever it was', () => {
  const mine = { ...base, description: 'Woven in Bonwire.' };
  const theirs = { ...base, name: 'Kente stole', stockQuantity: '7' };
  expect(mergeEdit({ base, mine, theirs })).toEqual({
    merged: { ...theirs, description: 'Woven in Bonwire.' },
    conflicts: [],
  });
});

test('what both changed is a conflict, unless they made the same of it', () => {
  const mine = { ...base, name: 'My stole', price: '360', 'specifications.weave': 'Single' };
  const theirs = { ...base, name: 'Their stole', price: '360.00', 'specifications.weave': 'Double' };
  const { merged, conflicts } = mergeEdit({ base, mine, theirs });
  expect(conflicts).toEqual([
    { name: 'name', mine: 'My stole', theirs: 'Their stole' },
    { name: 'specifications.weave', mine: 'Single', theirs: 'Double' },
  ]);
  expect(merged.name).toBe('My stole');
});

test('an amount is the same however it is written', () => {
  expect(changedFields(base, { ...base, price: '350', pictures: 'b a b c' })).toEqual(['pictures']);
  expect(changedFields({ compareAtPrice: '' }, { compareAtPrice: '400' })).toEqual(['compareAtPrice']);
});
