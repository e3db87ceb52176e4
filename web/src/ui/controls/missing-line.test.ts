import { expect, test } from 'vitest';
import { missingText } from './missing-line.tsx';

test('missing input is listed in the order of the form: empty fields, invalid ones, and extra sentences', () => {
  const fields = [
    { label: 'Name', isEmpty: true },
    { label: 'Price (₵)', isEmpty: false },
    { label: 'Category', isEmpty: true },
  ];
  expect(missingText(fields, ['At least 3 images are required'])).toBe(
    'Still missing: Name, Category. Please check: Price (₵). At least 3 images are required.',
  );
});

test('a complete form lists nothing, and a field without a label is not named', () => {
  expect(missingText([], [])).toBe('');
  expect(missingText([{ label: '', isEmpty: true }], [])).toBe('');
});
