import { expect, test } from 'vitest';
import { knownAddress } from './known-address.ts';

const ama = { fullName: 'Ama Owusu', telephoneNumber: '0241234567' };

test('a first order starts from the profile', () => {
  expect(knownAddress({ person: ama })).toMatchObject({ shippingFullName: 'Ama Owusu', shippingPhone: '0241234567' });
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
  expect(knownAddress({ person: ama, last })).toEqual({ ...last, shippingNotes: '' });
});

test('the default address of the book comes before the last order', () => {
  const saved = {
    ...{ id: '1', label: 'Home', fullName: 'Ama Owusu', phone: '+233241234567', address: '3 Ring Road' },
    ...{ city: 'Kumasi', region: 'Ashanti', landmark: '' },
  };
  const last = { shippingFullName: 'Kofi', shippingPhone: '', shippingAddress: 'Osu', shippingCity: 'Accra' };
  expect(knownAddress({ person: ama, saved, last })).toMatchObject({
    shippingAddress: '3 Ring Road',
    shippingCity: 'Kumasi',
    shippingRegion: 'Ashanti',
  });
});

test('a number that is none of Ghana is not proposed', () => {
  expect(knownAddress({ person: { ...ama, telephoneNumber: '9241234567' } }).shippingPhone).toBe('');
});
