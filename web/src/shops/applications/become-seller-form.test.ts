import { expect, test } from 'vitest';
import { numberToKeep } from './become-seller-form.tsx';

test('the number can be left out only for the same type of document as before', () => {
  const before = { idKind: 'GHANA_CARD', idNumber: 'GHA-*****1234-*' } as const;
  expect(numberToKeep(before, 'ghana_card')).toBe('GHA-*****1234-*');
  expect(numberToKeep(before, 'passport')).toBeNull();
  expect(numberToKeep(null, 'ghana_card')).toBeNull();
});
