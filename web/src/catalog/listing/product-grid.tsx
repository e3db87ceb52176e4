import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ProductCard } from './product-card.tsx';

const ProductGridFragment = graphql(`
  fragment ProductGrid_products on ProductConnection {
    edges {
      node {
        id
        ...ProductCard_product
      }
    }
  }
`);

/** Two columns on the smallest phone, five on a wide screen; one column if the user chose rows. */
const gridClass =
  'far-cards grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-8 lg:grid-cols-4 2xl:grid-cols-5 rows:grid-cols-1 lg:rows:grid-cols-2';

/** On a phone the cards are one row to swipe. */
export const oneRow =
  'max-sm:flex max-sm:overflow-x-auto max-sm:no-scrollbar max-sm:[&>li]:w-[calc((100%-0.75rem)/2)] max-sm:[&>li]:shrink-0';

interface ProductGridProps {
  products: FragmentType<typeof ProductGridFragment>;
  /** The ids to show, in this order. Without it, all products show in the given order. */
  shown?: readonly string[] | undefined;
  /** The number of pictures in the first view. */
  eager?: number;
  /** Such as `oneRow`, or what hides cards that would only start an incomplete last row. */
  className?: string;
  children?: ReactNode;
}

export function ProductGrid({ products, shown, eager = 0, className = '' }: ProductGridProps) {
  const nodes = readFragment(ProductGridFragment, products).edges.map(({ node }) => node);
  const some = shown?.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
  return (
    <ul className={`${gridClass} ${className}`}>
      {(some ?? nodes).map((node, n) => (
        <li key={node.id} className="min-w-0">
          <ProductCard product={node} eager={n < eager} first={n === 0 && eager > 0} />
        </li>
      ))}
    </ul>
  );
}

const lines = ['h-3 w-1/3', 'h-4 w-11/12', 'h-4 w-2/3', 'h-6 w-1/2', 'h-3 w-3/5', 'h-3 w-4/5'];

/** A loading state in the grid's final shape. */
export function ProductGridSkeleton({ count, className = '' }: { count: number; className?: string }) {
  return (
    <div aria-hidden="true" className={`${gridClass} ${className}`}>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all items are alike
        <div key={n} className="flex flex-col gap-2 rows:flex-row rows:gap-4">
          <Skeleton className="aspect-square w-full shrink-0 rounded-lg rows:w-32 sm:rows:w-44" />
          <div className="flex flex-1 flex-col gap-1.5">
            {lines.map((line) => (
              <Skeleton key={line} className={line} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
