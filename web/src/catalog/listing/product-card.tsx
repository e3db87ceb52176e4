import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { choiceOfFilters } from '#catalog/variants/choice.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useLowData } from '#platform/device/low-data.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Price } from '#ui/display/price.tsx';
import { useCardSlots } from './card-slots.ts';
import { unavailableReason } from './unavailable-reason.ts';

export const ProductCardFragment = graphql(`
  fragment ProductCard_product on Product {
    id
    slug
    name
    discountPercentage
    inStock
    stockQuantity
    version
    hasVariants
    price { amount }
    priceTo { amount }
    compareAtPrice { amount }
    rating { average count }
    category { id name }
    primaryImage { id path color }
    shop { slug name isVerified takesOrders city }
  }
`);

interface ProductCardProps {
  product: FragmentType<typeof ProductCardFragment>;
  /** The card's picture is in the first view. */
  eager?: boolean;
  /** The card's picture is the page's main picture. */
  first?: boolean;
  /** An extra line of the surrounding list, at the end. */
  note?: ReactNode;
}

/** The width of a card's picture. */
export const cardSizes = {
  sizes: '(width >= 90rem) 232px, (width >= 64rem) 24vw, (width >= 40rem) 31vw, 46vw',
  widest: 640,
};

interface QuietLineProps {
  rating: { average: string; count: number };
  /** Empty if the shop does not give a town. */
  town: string;
  /** The number in stock, or null if the shop takes no orders now. */
  units: number | null;
}

/** The availability, the rating and the town on one line; the last ones only if they fit. */
export function QuietLine({ rating, town, units }: QuietLineProps) {
  const isFew = units !== null && units < catalogLimits.lowStock;
  const parts = [
    // The picture says what is out of stock.
    units !== 0 && <span className={isFew ? 'font-semibold text-clay' : undefined}>{availability(units)}</span>,
    rating.count > 0 && (
      <>
        <span className="sr-only">Rated </span>
        <span aria-hidden="true" className="text-gold">
          ★{' '}
        </span>
        {rating.average} ({wholeNumber(rating.count)})
      </>
    ),
    town,
  ].filter(Boolean);
  return (
    <p className="product-card-line product-card-meta">
      {parts.map((part, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts do not move
        <span key={n}>
          {n > 0 && ' · '}
          {part}
        </span>
      ))}
    </p>
  );
}

function availability(units: number | null): string {
  if (units === null) return 'Not taking orders now';
  return units < catalogLimits.lowStock ? `Only ${units} left` : `${wholeNumber(units)} in stock`;
}

/** One product in a list. Inside `data-layout-switch` the user's choice may lay it out as a row. */
export function ProductCard({ product, eager, first, note }: ProductCardProps) {
  const card = readFragment(ProductCardFragment, product);
  const { wishlistButton, cartButton } = useCardSlots();
  const [params] = useSearchParams();
  const { lowData } = useLowData();
  const choice = card.hasVariants ? choiceOfFilters(params) : '';
  return (
    <article className="group product-card">
      <div className="product-card-picture">
        {card.primaryImage && (
          <Picture
            path={card.primaryImage.path}
            color={card.primaryImage.color}
            alt=""
            {...cardSizes}
            eager={eager}
            priority={first}
          />
        )}
        <ProductBadges discount={card.discountPercentage} inStock={card.inStock} />
        {wishlistButton && <div className="product-card-heart">{wishlistButton(card)}</div>}
        {cartButton && <div className="product-card-action">{cartButton(card, unavailableReason(card))}</div>}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="truncate text-muted text-xs">{card.category.name}</p>
        <h3 className="product-card-name">
          <Link
            to={`/products/${card.slug}${choice}`}
            state={{ productId: card.id }}
            viewTransition={moves && !lowData}
            onClick={goAlong}
          >
            {card.name}
          </Link>
        </h3>
        <p className="product-card-price">
          <Price
            amount={card.price.amount}
            compareAt={card.compareAtPrice?.amount}
            from={card.priceTo.amount !== card.price.amount}
            className="text-lg leading-6"
          />
        </p>
        <p className="product-card-line product-card-shop">
          <span className="truncate">{card.shop.name}</span>
          {card.shop.isVerified && (
            <BadgeCheck role="img" aria-label="Verified Seller" className="size-4 shrink-0 text-brand" />
          )}
        </p>
        <QuietLine
          rating={card.rating}
          town={card.shop.city}
          units={card.shop.takesOrders ? card.stockQuantity : null}
        />
        {note}
      </div>
    </article>
  );
}

const moves = typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** The tapped card's picture becomes the gallery's. Only one element of a page may have the name. */
function goAlong({ currentTarget }: MouseEvent) {
  for (const one of document.querySelectorAll('.goods-picture')) one.classList.remove('goods-picture');
  currentTarget.closest('article')?.querySelector('.product-card-picture')?.classList.add('goods-picture');
}

/** The badges on the picture: the discount in a corner, "Out of Stock" across. */
function ProductBadges({ discount, inStock }: { discount: number; inStock: boolean }) {
  return (
    <>
      {discount > 0 && (
        <span className="absolute start-2 top-2 rounded-full bg-clay px-2 py-0.5 font-bold text-on-clay text-xs tabular-nums">
          <span className="sr-only">Discount: </span>-{discount}%
        </span>
      )}
      {!inStock && <span className="product-card-sold-out">Out of Stock</span>}
    </>
  );
}
