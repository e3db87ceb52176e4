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
}

/** The usual card, and what one saves. */
export function RelatedCard({ product }: Props) {
  const card = readFragment(RelatedCardFragment, product);
  const saved = savings(card.price.amount, card.compareAtPrice?.amount);
  return <ProductCard product={card} note={saved && <p className="font-medium text-brand text-xs">Save {saved}</p>} />;
}
