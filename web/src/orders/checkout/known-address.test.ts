import { expect, test } from 'vitest';
import { knownAddress } from './known-address.ts';

const ama = { fullName: 'Ama Owusu', telephoneNumber: '0241234567' };

test('a first order starts from the profile', () => {
  expect(knownAddress({ person: ama })).toMatchObject({ shippingFullName: 'Ama Owusu', shippingPhone: '0241234567' });
});

test('a later order starts from where the last one went, its notes left out', () => {
  const last = {
    shippingAddress: {
      ...{ fullName: 'Kofi Owusu', phone: '+233241234567', address: '12 Oxford Street', city: 'Sunyani' },
      ...{ region: 'BRONG_AHAFO' as const, landmark: 'Near the post office' },
    },
  };
  expect(knownAddress({ person: ama, last })).toEqual({
    shippingFullName: 'Kofi Owusu',
    shippingPhone: '+233241234567',
    shippingAddress: '12 Oxford Street',
    shippingCity: 'Sunyani',
    shippingRegion: 'Brong Ahafo',
    shippingLandmark: 'Near the post office',
    shippingNotes: '',
  });
});

test('the default address of the book comes before the last order', () => {
  const ashanti = { region: 'ASHANTI' as const, landmark: '' };
  const saved = {
    shippingAddress: {
      fullName: 'Ama Owusu',
      phone: '+233241234567',
      address: '3 Ring Road',
      city: 'Kumasi',
      ...ashanti,
    },
  };
  const last = { shippingAddress: { fullName: 'Kofi', phone: '', address: 'Osu', city: 'Accra', ...ashanti } };
  expect(knownAddress({ person: ama, saved, last })).toMatchObject({
    shippingAddress: '3 Ring Road',
    shippingCity: 'Kumasi',
    shippingRegion: 'Ashanti',
  });
});

test('a number that is none of Ghana is not proposed', () => {
  expect(knownAddress({ person: { ...ama, telephoneNumber: '9241234567' } }).shippingPhone).toBe('');
});
