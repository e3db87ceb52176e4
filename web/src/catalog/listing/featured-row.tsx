import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { useId } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useInView } from '#ui/hooks/use-in-view.ts';
import { ProductCard } from './product-card.tsx';
import { useRecordShowings } from './use-record-showings.ts';

const FeaturedRowFragment = graphql(`
  fragment FeaturedRow_products on ProductConnection {
    featured {
      id
      ...ProductCard_product
    }
    edges {
      node {
        id
      }
    }
  }
`);

/** Paid placements beside a list: products that match it but are not on its first page. */
export function FeaturedRow({ products }: { products: FragmentType<typeof FeaturedRowFragment> | null | undefined }) {
  const list = readFragment(FeaturedRowFragment, products);
  const listed = new Set(list?.edges.slice(0, catalogLimits.pageSize).map(({ node }) => node.id));
  const shown = list?.featured.filter(({ id }) => !listed.has(id)) ?? [];
  const title = useId();
  const [row, isInView] = useInView<HTMLElement>();
  useRecordShowings(
    shown.map(({ id }) => id),
    isInView,
  );
  if (shown.length === 0) return null;
  return (
    <section ref={row} aria-labelledby={title} className="featured-row mt-2 mb-5 border-line border-b pb-4">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <h2 id={title} className="text-base">
          Featured
        </h2>
        <p className="text-muted text-sm">Sponsored</p>
      </div>
      <ul className="snap-track gap-4">
        {shown.map((product, n) => (
          <li key={product.id} className="w-[calc((100%-1rem)/2)] shrink-0 snap-start sm:w-[calc((100%-2rem)/3)]">
            <ProductCard product={product} eager={n < 2} first={n === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
