import { useQuery } from '@apollo/client/react';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { Link } from 'react-router';
import { ProductGrid, ProductGridSkeleton } from '#catalog/listing/product-grid.tsx';
import { popularSearches } from '#catalog/search/popular-searches.ts';
import { productSearchPath } from '#catalog/search/product-search.ts';
import { graphql } from '#gql/gql.ts';
import { Loaded } from '#ui/loading/loaded.tsx';

const OtherGoodsDocument = graphql(`
  query OtherGoods($first: Int!) {
    products(filter: { inStock: true }, orderBy: BEST_SELLING, first: $first) {
      edges {
        node {
          id
        }
      }
      ...ProductGrid_products
    }
  }
`);

/** One row on the widest screen. */
const shown = 5;

/** Hides the card that would begin another row. */
const oneRowOnly = 'max-2xl:[&>:last-child]:hidden';

interface Props {
  /** The short list above; those of a page without goods are none. */
  above?: readonly string[];
}

/** Ways on from a page with few goods or none: bestsellers, and popular searches if there are none. Last on the page. */
export function OtherGoods({ above = [] }: Props) {
  const variables = { first: shown };
  const query = useQuery(OtherGoodsDocument, { variables, ssr: false, errorPolicy: 'all' });
  const found = query.data?.products;
  const others = found?.edges.map(({ node }) => node.id).filter((id) => !above.includes(id)) ?? [];
  const className = found && others.length < shown ? undefined : oneRowOnly;
  return (
    <section aria-labelledby="other-goods" className={above.length > 0 ? 'mt-12' : undefined}>
      {above.length === 0 && <PopularSearches />}
      <h2 id="other-goods" className="mb-3 text-lg sm:text-xl">
        Selling well
      </h2>
      <Loaded
        query={query}
        data={found}
        skeleton={<ProductGridSkeleton count={shown} className={oneRowOnly} />}
        label="Loading products"
        failed={listingTexts.loadFailed}
      >
        {(products) => <ProductGrid products={products} shown={others} className={className} />}
      </Loaded>
    </section>
  );
}

function PopularSearches() {
  return (
    <ul aria-label="Popular searches" className="mb-8 flex flex-wrap justify-center gap-2">
      {popularSearches.map((query) => (
        <li key={query}>
          <Link to={productSearchPath('/search', { query })} className="chip">
            {query}
          </Link>
        </li>
      ))}
    </ul>
  );
}
