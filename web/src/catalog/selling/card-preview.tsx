import { discountPercentage, moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { type CardFacts, CardText, ProductBadges } from '#catalog/listing/product-card.tsx';
import type { EditFields } from '#platform/forms/stale-edit.ts';
import { type CategoryChoices, categoryNames } from './product-fields.tsx';

interface Props {
  /** The form as it is now. */
  mine: EditFields;
  categories: CategoryChoices;
  shop: CardFacts['shop'];
  rating: CardFacts['rating'] | undefined;
  picture: string | null | undefined;
}

const noReviews = { average: '0.0', count: 0 };

/** The product's card while it is written, as buyers will see it. A narrow screen has no place for it. */
export function CardPreview({ mine, categories, shop, rating = noReviews, picture }: Props) {
  const price = parseMoney(mine.price ?? '') ?? 0;
  const before = parseMoney(mine.compareAtPrice ?? '');
  const discount = discountPercentage(price, before);
  const stockQuantity = mine.stockQuantity ? Number(mine.stockQuantity) || 0 : undefined;
  const amount = { amount: moneyText(price) };
  const card = {
    category: { name: categoryNames(categories).get(mine.category ?? '') ?? 'Category' },
    price: amount,
    priceTo: amount,
    compareAtPrice: discount > 0 && before !== null ? { amount: moneyText(before) } : null,
    rating,
    stockQuantity,
    shop,
  };
  return (
    <section aria-labelledby="card-preview" className="max-xl:hidden">
      <h2 id="card-preview" className="mb-2 font-medium font-sans text-muted text-sm">
        As buyers see it
      </h2>
      <div className="product-card h-auto w-52">
        <div className="product-card-picture">
          {picture && <img src={picture} alt="" className="size-full object-cover" />}
          <ProductBadges discount={discount} inStock={stockQuantity !== 0} />
        </div>
        <CardText card={card} name={mine.name || 'Name of the product'} />
      </div>
    </section>
  );
}
