import { expect, test } from 'vitest';
import { savedNote } from './wishlist-card.tsx';

test('a changed price is shown beside the earlier one', () => {
  expect(savedNote('100.00', '90.50')).toEqual({ text: 'was ₵100 when you saved it', isLower: true });
  expect(savedNote('90.50', '100.00')).toEqual({ text: 'was ₵90.50 when you saved it', isLower: false });
  expect(savedNote('100.00', '100.00')).toBeNull();
});
