import { expect, test } from 'vitest';
import { applicationFields } from './inputs.ts';

const idNumber = applicationFields.shape.id_number;
const name = applicationFields.shape.business_name;

test('an ID number is accepted in any notation', () => {
  for (const typed of ['GHA1234567890', 'GHA 123456789 0', 'gha-123456789-0', ' GHA-123456789-0 '])
    expect(idNumber.parse(typed), typed).toBe('GHA-123456789-0');
  expect(idNumber.parse('g1234 567')).toBe('G1234567');
  expect(idNumber.parse('1234 5678 9012')).toBe('123456789012');
  expect(idNumber.parse('GHA-12345678-9')).toBe('GHA123456789');
});

test('a shop name cannot mix alphabets or look like ours', () => {
  expect(name.parse('Ａdepa  Kente\u200b House')).toBe('Adepa Kente House');
  expect(name.safeParse('Аdepa Kente House').success).toBe(false);
  expect(name.safeParse('Besesaka Official').success).toBe(false);
  expect(name.safeParse('Adepa Kente House ✓ Verified').success).toBe(false);
});
