import { addressInput } from '@besesaka/schema/accounts/address-book.ts';
import { changeEmailInput, profileInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits, addressLimits } from '@besesaka/schema/accounts/limits.ts';
import { productForm } from '@besesaka/schema/catalog/inputs.ts';
import { expect, test } from 'vitest';
import { inputRules } from './input-rules.ts';

test('a field takes its kind from its rule, however it is wrapped', () => {
  const kinds = {
    email: changeEmailInput.shape.new_email,
    phone: addressInput.shape.phone,
    optionalPhone: profileInput.shape.whatsapp_number,
    date: profileInput.shape.date_of_birth,
    price: productForm.shape.price,
    optionalPrice: productForm.shape.compare_at_price,
    stock: productForm.shape.stock_quantity,
  };
  expect(Object.entries(kinds).map(([name, rule]) => [name, inputRules(rule).kind])).toEqual([
    ['email', 'email'],
    ['phone', 'phone'],
    ['optionalPhone', 'phone'],
    ['date', 'date'],
    ['price', 'money'],
    ['optionalPrice', 'money'],
    ['stock', 'number'],
  ]);
});

test('a field takes its maximum length, and whether it is required', () => {
  expect(inputRules(addressInput.shape.address)).toMatchObject({
    maxLength: accountLimits.addressMax,
    isRequired: true,
  });
  expect(inputRules(addressInput.shape.landmark)).toMatchObject({
    maxLength: addressLimits.landmarkMax,
    isRequired: false,
  });
  expect(inputRules(productForm.shape.stock_quantity)).toMatchObject({ maxLength: undefined, isRequired: true });
});
