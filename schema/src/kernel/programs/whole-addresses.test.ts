import { expect, test } from 'vitest';
import { withWholeAddresses } from './whole-addresses.ts';

test('paths of pictures become addresses, wherever they are; other texts stay', () => {
  const id = '1df684a5-ae8c-8bd5-a77d-0cecd83981b0';
  const data = { items: [{ image: `/media/${id}`, price: 1, variant: null }], photos: [`/api/return-photos/${id}`] };
  const texts = { note: `see /media/${id}`, path: '/media/1', url: `https://other.example/media/${id}` };
  expect(withWholeAddresses({ ...data, ...texts }, 'https://a.example')).toEqual({
    items: [{ image: `https://a.example/media/${id}`, price: 1, variant: null }],
    photos: [`https://a.example/api/return-photos/${id}`],
    ...texts,
  });
});
