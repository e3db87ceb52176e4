import { expect, test } from 'vitest';
import { shopJsonLd } from './shop-json-ld.ts';

const shop = {
  name: 'Bonwire Weavers',
  slug: 'bonwire-weavers',
  description: 'Kente from Bonwire.',
  city: 'Kumasi',
  region: 'ASHANTI' as const,
  logoPath: '/media/1',
  bannerPath: '/media/2',
  rating: { average: '4.6', count: 12 },
};
const absolute = (path: string) => `https://besesaka.test${path}`;

test('a shop is described as a store with its place, pictures and rating', () => {
  expect(shopJsonLd(shop, absolute)).toMatchObject({
    '@type': 'Store',
    name: 'Bonwire Weavers',
    url: 'https://besesaka.test/shops/bonwire-weavers',
    logo: 'https://besesaka.test/media/1/480.jpeg',
    image: ['https://besesaka.test/media/2/1280.jpeg', 'https://besesaka.test/media/1/1280.jpeg'],
    address: { addressLocality: 'Kumasi', addressRegion: 'Ashanti', addressCountry: 'GH' },
    aggregateRating: { ratingValue: '4.6', reviewCount: 12 },
  });
});

test('missing data of a shop is left out', () => {
  const bare = shopJsonLd(
    { ...shop, logoPath: null, bannerPath: null, rating: { average: '0.0', count: 0 } },
    absolute,
  );
  for (const absent of ['logo', 'image', 'aggregateRating']) expect(bare).not.toHaveProperty(absent);
});
