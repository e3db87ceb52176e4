import { expect, test } from 'vitest';
import { missingText } from './missing-line.tsx';

test('what a form still needs is named in its order: empty fields, wrong ones, and sentences of their own', () => {
  const fields = [
    { label: 'Name', isEmpty: true },
    { label: 'Price (₵)', isEmpty: false },
    { label: 'Category', isEmpty: true },
  ];
  expect(missingText(fields, ['At least 3 images are required'])).toBe(
    'Still missing: Name, Category. Please check: Price (₵). At least 3 images are required.',
  );
});

test('a form that needs nothing says nothing, and a field without a label is not named', () => {
  expect(missingText([], [])).toBe('');
  expect(missingText([{ label: '', isEmpty: true }], [])).toBe('');
});
