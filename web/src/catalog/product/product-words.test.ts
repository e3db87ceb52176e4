import { expect, test } from 'vitest';
import { specificationTitle } from './product-words.tsx';

test('underscores become spaces, and each word begins with a capital', () => {
  expect(specificationTitle('screen_size')).toBe('Screen Size');
  expect(specificationTitle('material')).toBe('Material');
  expect(specificationTitle('weight_in_kg')).toBe('Weight In Kg');
  expect(specificationTitle('_ram__size_')).toBe('Ram Size');
});

test('capitals inside a word and Twi letters do not change', () => {
  expect(specificationTitle('USB_ports')).toBe('USB Ports');
  expect(specificationTitle('ɛkɔm_size')).toBe('Ɛkɔm Size');
});
