import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { ProductCard } from './product-card.tsx';

export const ProductGridFragment = graphql(`
  fragment ProductGrid_products on ProductConnection {
    edges {
      node {
        id
        ...ProductCard_product
      }
    }
  }
`);

/** Two columns on the smallest phone, five on a wide screen; one where the person chose rows. */
export const gridClass =
  'grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-8 lg:grid-cols-4 2xl:grid-cols-5 rows:grid-cols-1 lg:rows:grid-cols-2';

interface ProductGridProps {
  products: FragmentType<typeof ProductGridFragment>;
  /** How many pictures lie in the first view. */
  eager?: number;
  /** Hides what would only start a last, ragged row. */
  className?: string;
  children?: ReactNode;
}

export function ProductGrid({ products, eager = 0, className = '' }: ProductGridProps) {
  const { edges } = readFragment(ProductGridFragment, products);
  return (
    <ul className={`${gridClass} ${className}`}>
      {edges.map(({ node }, n) => (
        <li key={node.id} className="min-w-0">
          <ProductCard product={node} eager={n < eager} />
        </li>
      ))}
    </ul>
  );
}
