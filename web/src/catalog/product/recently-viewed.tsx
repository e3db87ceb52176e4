import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { useEffect, useState } from 'react';
import { oneRow, ProductGrid } from '#catalog/listing/product-grid.tsx';
import { graphql } from '#gql/gql.ts';
import { ownKey } from '#platform/user/own-keys.ts';
import { type JsonStorage, storedJson } from '#platform/user/stored-json.ts';

const key = ownKey('viewed');
/** Enough for a row, although some may no longer exist. */
const maxIds = 12;

/** The ids of the products viewed on this device, the latest first. */
export function viewedProducts(storage: JsonStorage): string[] {
  const ids = storedJson(storage, key).read();
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, maxIds) : [];
}

export function saveViewed(storage: JsonStorage, id: string): void {
  const others = viewedProducts(storage).filter((other) => other !== id);
  storedJson(storage, key).write([id, ...others].slice(0, maxIds));
}

const RecentlyViewedDocument = graphql(`
  query RecentlyViewed($ids: [ID!]!, $first: Int!) {
    products(filter: { ids: $ids }, first: $first) {
      edges {
        node {
          id
        }
      }
      ...ProductGrid_products
    }
  }
`);

/** Remembers on this device that the product was viewed. */
export function useSaveViewed(productId: string): void {
  useEffect(() => saveViewed(localStorage, productId), [productId]);
}

/** Products viewed before. The list is only stored on this device. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => {
    setIds(viewedProducts(localStorage).filter((id) => id !== productId));
  }, [productId]);
  const { data } = useQuery(RecentlyViewedDocument, {
    variables: { ids, first: ids.length },
    skip: ids.length === 0,
    ssr: false,
    errorPolicy: 'all',
  });
  const offered = data?.products?.edges.map(({ node }) => node.id) ?? [];
  const shown = ids.filter((id) => offered.includes(id)).slice(0, catalogLimits.relatedPerSlide);
  if (!data?.products || shown.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className="mb-4 text-xl">
        Recently viewed
      </h2>
      <ProductGrid className={oneRow} products={data.products} shown={shown} />
    </section>
  );
}
