import { expect, test } from 'vitest';
import type { z } from 'zod';
import { addressInput } from '#accounts/address-book.ts';
import { profileInput } from '#accounts/inputs.ts';
import { signupInput } from '#accounts/login-inputs.ts';
import { productFields } from '#catalog/inputs.ts';
import { checkSpecifications } from '#catalog/specifications.ts';
import { applicationFields } from '#shops/inputs.ts';
import { reportSellerInput } from './inputs.ts';

// Longer than any text has to be.
const unseen = '\u200b'.repeat(12);

test.each<[string, z.ZodType, string]>([
  ['the name of a user', signupInput, 'full_name'],
  ['the address of a user', profileInput, 'address'],
  ['the name of an address', addressInput, 'label'],
  ['the description of a product', productFields, 'description'],
  ['the description of a shop', applicationFields, 'shop_description'],
  ['the details of a report', reportSellerInput, 'details'],
])('%s counts as empty, because it is invisible', (_what, input, field) => {
  const { error } = input.safeParse({ [field]: unseen });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  const visible = input.safeParse({ [field]: `Medaase paa, Ama${unseen.slice(0, 2)}` });
  expect(visible.error?.issues.filter(({ path }) => path[0] === field && field !== 'full_name')).toEqual([]);
});

test("invisible text of a category's field counts as empty too", () => {
  const field = { id: 'brand', label: 'Brand', type: 'text', required: true, options: [] } as const;
  const { values, faults } = checkSpecifications([field], { brand: unseen });
  expect(values).toEqual({});
  expect(Object.keys(faults)).toEqual(['specifications.brand']);
});
