import { expect, test } from 'vitest';
import { changedFields, decided, mergeEdit } from './merge-edit.ts';

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
  const mine = { ...base, name: 'My stole', price: '360.00', 'specifications.weave': 'Single' };
  const theirs = { ...base, name: 'Their stole', price: '360.00', 'specifications.weave': 'Double' };
  const { merged, conflicts } = mergeEdit({ base, mine, theirs });
  expect(conflicts).toEqual([
    { name: 'name', mine: 'My stole', theirs: 'Their stole' },
    { name: 'specifications.weave', mine: 'Single', theirs: 'Double' },
  ]);
  expect(merged.name).toBe('My stole');
});

test('of what is contested that which is chosen stays as it is now', () => {
  const [mine, theirs] = [
    { ...base, name: 'My stole', price: '360.00' },
    { ...base, name: 'Their stole', price: '340.00', stockQuantity: '7' },
  ];
  const { merged, conflicts } = mergeEdit({ base, mine, theirs });
  expect(decided(merged, conflicts, new Set(['name']))).toEqual({ ...mine, name: 'Their stole', stockQuantity: '7' });
});

test('what says the same in other words is no change', () => {
  const isSame = (_name: string, one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  expect(changedFields(base, { ...base, name: 'STOLE', price: '1' }, isSame)).toEqual(['price']);
});
