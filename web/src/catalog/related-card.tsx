import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { savings } from './price-sums.ts';
import { ProductCard } from './product-card.tsx';

export const RelatedCardFragment = graphql(`
  fragment RelatedCard_product on Product {
    price {
      amount
    }
    compareAtPrice {
      amount
    }
    ...ProductCard_product
  }
`);

interface Props {
  product: FragmentType<typeof RelatedCardFragment>;
  heart?: ReactNode;
  action?: ReactNode;
}

/** The usual card, and what one saves. */
export function RelatedCard({ product, heart, action }: Props) {
  const card = readFragment(RelatedCardFragment, product);
  const saved = savings(card.price.amount, card.compareAtPrice?.amount);
  const line = saved && <p className="font-medium text-brand text-xs">Save {saved}</p>;
  return (
    <ProductCard
      product={card}
      heart={heart}
      action={
        (line || action) && (
          <>
            {line}
            {action}
          </>
        )
      }
    />
  );
}
