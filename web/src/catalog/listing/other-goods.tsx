import { useQuery } from '@apollo/client/react';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { Link } from 'react-router';
import { popularSearches } from '#catalog/search/popular-searches.ts';
import { productSearchPath } from '#catalog/search/product-search.ts';
import { graphql } from '#gql/gql.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

const OtherGoodsDocument = graphql(`
  query OtherGoods($first: Int!) {
    products(filter: { inStock: true }, orderBy: BEST_SELLING, first: $first) {
      ...ProductGrid_products
    }
  }
`);

/** One row on the widest screen. */
const shown = 5;

/** Hides the card that would begin another row. */
const oneRowOnly = 'max-2xl:[&>:last-child]:hidden';

/** Ways on from a page without goods: popular searches and bestsellers. It is last on the page. */
export function OtherGoods() {
  const variables = { first: shown };
  const query = useQuery(OtherGoodsDocument, { variables, ssr: false, errorPolicy: 'all' });
  return (
    <section aria-labelledby="other-goods">
      <ul aria-label="Popular searches" className="mb-8 flex flex-wrap justify-center gap-2">
        {popularSearches.map((query) => (
          <li key={query}>
            <Link to={productSearchPath('/search', { query })} className="chip">
              {query}
            </Link>
          </li>
        ))}
      </ul>
      <h2 id="other-goods" className="mb-3 text-lg sm:text-xl">
        Selling well
      </h2>
      <Loaded
        query={query}
        data={query.data?.products}
        skeleton={<ProductGridSkeleton count={shown} className={oneRowOnly} />}
        label="Loading products"
        failed={listingTexts.loadFailed}
      >
        {(products) => <ProductGrid products={products} className={oneRowOnly} />}
      </Loaded>
    </section>
  );
}
