import { expect, test } from 'vitest';
import { breadcrumbJsonLd, productJsonLd, productPageJsonLd } from './product-json-ld.ts';

const product = {
  slug: 'kente-cloth',
  name: 'Kente cloth',
  description: 'Hand-woven in Bonwire.',
  sku: 'KENTE1',
  price: { amount: '450.00' },
  priceTo: { amount: '450.00' },
  options: [],
  variants: [],
  inStock: true,
  images: [{ path: '/media/1' }],
  rating: { average: '4.6', count: 12 },
  shop: { name: 'Bonwire Weavers', slug: 'bonwire-weavers' },
};
const absolute = (path: string) => `https://besesaka.test${path}`;

test('the data has the offer and the rating of the product', () => {
  expect(productJsonLd(product, absolute)).toMatchObject({
    '@type': 'Product',
    url: 'https://besesaka.test/products/kente-cloth',
    image: ['https://besesaka.test/media/1/1280.jpeg'],
    offers: { price: '450.00', priceCurrency: 'GHS', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: '4.6', reviewCount: 12 },
  });
});

test('the data has no rating without reviews, and says when the product is out of stock', () => {
  const bare = productJsonLd({ ...product, inStock: false, rating: { average: '0.0', count: 0 } }, absolute);
  expect(bare).not.toHaveProperty('aggregateRating');
  expect(bare.offers.availability).toBe('https://schema.org/OutOfStock');
});

test('breadcrumbs are numbered, and the page itself has no link', () => {
  const list = breadcrumbJsonLd([{ label: 'Home', to: '/' }, { label: 'Kente cloth' }], absolute).itemListElement;
  expect(list.map(({ position }) => position)).toEqual([1, 2]);
  expect(list[1]).not.toHaveProperty('item');
});

test('product and breadcrumbs are one graph', () => {
  const page = productPageJsonLd(product, [{ label: 'Home', to: '/' }], absolute);
  expect(page['@graph'].map((node) => node['@type'])).toEqual(['Product', 'BreadcrumbList']);
});

test('variants are one offer with the lowest and highest price, and an address each', () => {
  const variant = (size: string, amount: string, inStock: boolean) => ({
    optionValues: [size],
    isActive: true,
    inStock,
    price: { amount },
  });
  const sized = {
    ...product,
    priceTo: { amount: '480.00' },
    options: [{ key: 'size' }],
    variants: [variant('41', '450.00', true), variant('42', '480.00', false)],
  };
  expect(productJsonLd(sized, absolute).offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '450.00',
    highPrice: '480.00',
    offerCount: 2,
    offers: [
      { url: 'https://besesaka.test/products/kente-cloth?size=41', availability: 'https://schema.org/InStock' },
      { price: '480.00', availability: 'https://schema.org/OutOfStock' },
    ],
  });
});
