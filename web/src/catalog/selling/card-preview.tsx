import { discountPercentage, moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { CardSlotsContext } from '#catalog/listing/card-slots.ts';
import { ProductCard, ProductCardFragment } from '#catalog/listing/product-card.tsx';
import { makeFragmentData } from '#gql/fragment-masking.ts';
import type { ProductCard_ProductFragment as Card } from '#gql/graphql.ts';
import type { EditFields } from '#platform/forms/stale-edit.ts';
import { type CategoryChoices, categoryNames } from './product-fields.tsx';

/** What the form does not ask for. */
export interface CardFacts {
  shop: Pick<Card['shop'], 'name' | 'city' | 'isVerified' | 'takesOrders'>;
  rating?: Pick<Card['rating'], 'average' | 'count'>;
}

interface Props extends CardFacts {
  /** The form as it is now. */
  mine: EditFields;
  categories: CategoryChoices;
  picture: string | null | undefined;
}

const noReviews = { average: '0.0', count: 0 };
/** Without the heart and the cart. */
const noSlots = {};

/** The product's card while it is written, as buyers will see it. A narrow screen has no place for it. */
export function CardPreview({ mine, categories, shop, rating = noReviews, picture }: Props) {
  const money = (amount: number) => ({ __typename: 'Money' as const, amount: moneyText(amount) });
  const price = parseMoney(mine.price ?? '') ?? 0;
  const before = parseMoney(mine.compareAtPrice ?? '');
  const discount = discountPercentage(price, before);
  const stockQuantity = Number(mine.stockQuantity) || 0;
  const card: Card = {
    __typename: 'Product',
    id: '',
    slug: '',
    version: 0,
    hasVariants: false,
    name: mine.name || 'Name of the product',
    discountPercentage: discount,
    inStock: stockQuantity > 0 || !mine.stockQuantity,
    stockQuantity,
    price: money(price),
    priceTo: money(price),
    compareAtPrice: discount > 0 && before !== null ? money(before) : null,
    rating: { __typename: 'RatingSummary', ...rating },
    category: {
      __typename: 'Category',
      id: '',
      name: categoryNames(categories).get(mine.category ?? '') ?? 'Category',
    },
    primaryImage: null,
    shop: { __typename: 'Shop', slug: '', ...shop },
  };
  return (
    <section aria-labelledby="card-preview" className="max-xl:hidden">
      <h2 id="card-preview" className="mb-2 font-medium font-sans text-muted text-sm">
        As buyers see it
      </h2>
      <div
        inert
        className={`relative [&_.product-card-picture>span]:z-2 ${mine.stockQuantity ? '' : '[&_.product-card-meta]:invisible'}`}
      >
        {/* The card knows the pictures of the server; this one may still be on its way there. */}
        {picture && (
          <img src={picture} alt="" className="absolute top-0 z-1 aspect-square w-full rounded-lg object-cover" />
        )}
        <CardSlotsContext value={noSlots}>
          <ProductCard product={makeFragmentData(card, ProductCardFragment)} />
        </CardSlotsContext>
      </div>
    </section>
  );
}
