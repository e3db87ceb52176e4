import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { oneRow, ProductGrid } from '#catalog/listing/product-grid.tsx';
import { graphql } from '#gql/gql.ts';
import { useLowData } from '#platform/device/low-data.tsx';
import { useInView } from '#ui/hooks/use-in-view.ts';

const MoreFromShopDocument = graphql(`
  query MoreFromShop($shop: String!, $first: Int!) {
    products(filter: { shop: $shop, inStock: true }, orderBy: BEST_SELLING, first: $first) {
      edges {
        node {
          id
        }
      }
      ...ProductGrid_products
    }
  }
`);

interface MoreFromShopProps {
  productId: string;
  shop: { name: string; slug: string };
}

/**
 * The shop's other bestsellers. This is last on the page, so loading it late moves nothing. With low data it loads when the
 * user comes to it.
 */
export function MoreFromShop(props: MoreFromShopProps) {
  const { lowData } = useLowData();
  const [isNear, setNear] = useState(!lowData);
  const [ref, inView] = useInView<HTMLElement>();
  useEffect(() => {
    if (inView) setNear(true);
  }, [inView]);
  return isNear ? <Bestsellers {...props} /> : <span ref={ref} className="absolute" />;
}

function Bestsellers({ productId, shop }: MoreFromShopProps) {
  const variables = { shop: shop.slug, first: catalogLimits.relatedPerSlide + 1 };
  const { data } = useQuery(MoreFromShopDocument, { variables, ssr: false, errorPolicy: 'all' });
  const others = (data?.products?.edges ?? []).map(({ node }) => node.id).filter((id) => id !== productId);
  if (!data?.products || others.length === 0) return null;
  return (
    <section aria-labelledby="more-from-shop" className="one-shop">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="more-from-shop" className="wrap-break-word min-w-0 text-xl">
          More from {shop.name}
        </h2>
        <Link
          to={`/shops/${shop.slug}`}
          className="inline-flex min-h-11 items-center font-medium text-brand hover:underline"
        >
          See the whole shop
        </Link>
      </div>
      <ProductGrid className={oneRow} products={data.products} shown={others.slice(0, catalogLimits.relatedPerSlide)} />
    </section>
  );
}
