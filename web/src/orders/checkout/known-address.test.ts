import { expect, test } from 'vitest';
import { knownAddress } from './known-address.ts';

const ama = { fullName: 'Ama Owusu', telephoneNumber: '0241234567' };

test('a first order starts from the profile', () => {
  expect(knownAddress({ me: ama })).toMatchObject({ shippingFullName: 'Ama Owusu', shippingPhone: '0241234567' });
});

test('a later order starts from where the last one went, its notes left out', () => {
  const last = {
    shippingFullName: 'Kofi Owusu',
    shippingPhone: '+233241234567',
    shippingAddress: '12 Oxford Street',
    shippingCity: 'Sunyani',
    shippingRegion: 'Brong Ahafo',
    shippingLandmark: 'Near the post office',
  };
  expect(knownAddress({ me: ama, last })).toEqual({ ...last, shippingNotes: '' });
});

test('a number that is none of Ghana is not proposed', () => {
  expect(knownAddress({ me: { ...ama, telephoneNumber: '9241234567' } }).shippingPhone).toBe('');
});
