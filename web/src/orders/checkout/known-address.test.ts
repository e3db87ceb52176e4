import { expect, test } from 'vitest';
import { makeFragmentData } from '#gql/fragment-masking.ts';
import type { Checkout_AddressFragment } from '#gql/graphql.ts';
import { knownAddress } from './known-address.ts';
import { CheckoutAddressFragment } from './shipping-address.ts';

const addressOf = (change: Partial<Checkout_AddressFragment>) =>
  makeFragmentData(
    {
      __typename: 'ShippingAddress',
      shippingFullName: '',
      shippingPhone: '',
      shippingAddress: '',
      shippingCity: '',
      shippingRegion: 'GREATER_ACCRA',
      shippingLandmark: '',
      ...change,
    },
    CheckoutAddressFragment,
  );
const ama = { fullName: 'Ama Owusu', telephoneNumber: '0241234567' };

test('a first order starts with the address of the profile', () => {
  expect(knownAddress({ user: ama })).toMatchObject({ shippingFullName: 'Ama Owusu', shippingPhone: '0241234567' });
});

test('a later order starts with the last address, without its notes', () => {
  const last = addressOf({
    shippingFullName: 'Kofi Owusu',
    shippingPhone: '+233241234567',
    shippingAddress: '12 Oxford Street',
    shippingCity: 'Sunyani',
    shippingRegion: 'BRONG_AHAFO',
    shippingLandmark: 'Near the post office',
  });
  expect(knownAddress({ user: ama, last })).toEqual({
    shippingFullName: 'Kofi Owusu',
    shippingPhone: '+233241234567',
    shippingAddress: '12 Oxford Street',
    shippingCity: 'Sunyani',
    shippingRegion: 'Brong Ahafo',
    shippingLandmark: 'Near the post office',
  });
});

test('the default address comes before that of the last order', () => {
  const saved = addressOf({ shippingAddress: '3 Ring Road', shippingCity: 'Kumasi', shippingRegion: 'ASHANTI' });
  const last = addressOf({ shippingAddress: 'Osu', shippingCity: 'Accra', shippingRegion: 'GREATER_ACCRA' });
  expect(knownAddress({ user: ama, saved, last })).toMatchObject({
    shippingAddress: '3 Ring Road',
    shippingCity: 'Kumasi',
    shippingRegion: 'Ashanti',
  });
});

test('a foreign phone number is not proposed', () => {
  expect(knownAddress({ user: { ...ama, telephoneNumber: '9241234567' } }).shippingPhone).toBe('');
});
