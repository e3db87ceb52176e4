import { expect, test } from 'vitest';
import { changedFields, mergeTyped, saveTyped, staleNotice, staleText } from './stale-edit.ts';

const base = { name: 'Stole', description: 'Woven.', price: '350.00', stockQuantity: '9', pictures: 'a a b c' };

test('after a reload a changed field has the typed value, and the others have the current ones', () => {
  const mine = { ...base, name: 'My stole', 'specifications.weave': 'Single' };
  const theirs = { ...base, name: 'Their stole', stockQuantity: '7', 'specifications.weave': 'Double' };
  expect(saveTyped({ base, mine, theirs })).toEqual({ ...theirs, name: 'My stole', 'specifications.weave': 'Single' });
});

test('an equal value in another notation is no change', () => {
  const isSame = (_name: string, one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  expect(changedFields(base, { ...base, name: 'STOLE', price: '1' }, isSame)).toEqual(['price']);
});

test('two tabs that changed different days both get their day, and the notice names what the other one changed', () => {
  const day = (opens: string) => ({ isOpen: true, opens, closes: '18:00' });
  const base = { monday: day('08:00'), saturday: day('09:00'), closedFrom: '' };
  const theirs = { ...base, monday: day('07:00') };
  const mine = { ...base, saturday: day('10:00') };
  expect(mergeTyped({ base, mine, theirs })).toEqual({ ...base, monday: day('07:00'), saturday: day('10:00') });
  expect(staleNotice(base, theirs, (name) => name)).toBe(`${staleText} Changed there: monday.`);
});
