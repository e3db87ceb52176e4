import { gql, InMemoryCache } from '@apollo/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductEvent_StateFragment } from '#gql/graphql.ts';
import { applyProductEvent } from './use-product-changed.ts';

const query = gql`
  query Product {
    product(by: { slug: "kente" }) {
      id
      name
      price { amount currency }
      compareAtPrice { amount currency }
      stockQuantity
      inStock
      version
    }
  }
`;

const money = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'GHS' });

const event = (version: number, change: Partial<ProductEvent_StateFragment> = {}): ProductEvent_StateFragment => ({
  __typename: 'ProductState',
  id: 'p1',
  price: money('90.00'),
  priceTo: money('90.00'),
  compareAtPrice: money('120.00'),
  discountPercentage: 25,
  stockQuantity: 3,
  inStock: true,
  isActive: true,
  version,
  variants: [],
  ...change,
});

function cacheAt(version: number) {
  const cache = new InMemoryCache();
  const product = { __typename: 'Product', id: 'p1', name: 'Kente', price: money('120.00'), compareAtPrice: null };
  cache.writeQuery({ query, data: { product: { ...product, stockQuantity: 9, inStock: true, version } } });
  return cache;
}

const read = (cache: InMemoryCache) =>
  cache.readQuery<{ product: { name: string; price: { amount: string }; stockQuantity: number; version: number } }>({
    query,
  })?.product;

describe('a live update of a product', () => {
  it('changes every list and page that shows it', () => {
    const cache = cacheAt(1);
    expect(applyProductEvent(cache, event(2))).toBe(true);
    expect(read(cache)).toMatchObject({ name: 'Kente', price: { amount: '90.00' }, stockQuantity: 3, version: 2 });
  });

  it('removes an earlier price', () => {
    const cache = cacheAt(1);
    applyProductEvent(cache, event(2));
    applyProductEvent(cache, event(3, { compareAtPrice: null, discountPercentage: 0 }));
    expect(read(cache)).toMatchObject({ compareAtPrice: null });
  });

  it('is ignored if it is older than the cached product', () => {
    const cache = cacheAt(5);
    expect(applyProductEvent(cache, event(4))).toBe(false);
    expect(read(cache)).toMatchObject({ price: { amount: '120.00' }, version: 5 });
  });

  it('of an unknown product adds nothing to the cache', () => {
    const cache = new InMemoryCache();
    expect(applyProductEvent(cache, event(2))).toBe(false);
    expect(cache.extract()).toEqual({});
  });

  it('changes its variants, and removes them from the cache when there is a new one', () => {
    const cache = cacheAt(1);
    const variants = gql`
      fragment Variants on Product {
        variants { id stockQuantity }
      }
    `;
    const id = 'Product:p1';
    const cached = { __typename: 'ProductVariant', id: 'v1', stockQuantity: 5 };
    cache.writeFragment({ id, fragment: variants, data: { __typename: 'Product', variants: [cached] } });
    const state = (variantId: string) => ({
      __typename: 'VariantState' as const,
      id: variantId,
      price: money('90.00'),
      compareAtPrice: null,
      discountPercentage: 0,
      stockQuantity: 4,
      inStock: true,
      isActive: true,
    });
    applyProductEvent(cache, event(2, { variants: [state('v1')] }));
    expect(cache.readFragment({ id, fragment: variants })).toMatchObject({ variants: [{ stockQuantity: 4 }] });
    applyProductEvent(cache, event(3, { variants: [state('v1'), state('v2')] }));
    expect(cache.readFragment({ id, fragment: variants })).toBeNull();
  });

  it('ends in the newest state, whatever the order of the updates', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 20 }), { minLength: 1 }), (versions) => {
        const cache = cacheAt(1);
        for (const version of versions) applyProductEvent(cache, event(version, { stockQuantity: version * 10 }));
        const newest = Math.max(...versions);
        expect(read(cache)).toMatchObject({ version: newest, stockQuantity: newest * 10 });
      }),
    );
  });
});
