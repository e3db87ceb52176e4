import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, parseMoney, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { wishlistTexts } from '@besesaka/schema/wishlist/texts.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCardSlots } from '#catalog/listing/card-slots.ts';
import { unavailableReason } from '#catalog/listing/unavailable-reason.ts';
import { stockText } from '#catalog/product/price-and-stock.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { WishlistCard_ItemFragment } from '#gql/graphql.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { optional } from '#ui/display/optional.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Price } from '#ui/display/price.tsx';
import { useChanged } from '#ui/hooks/use-changed.ts';
import { useInView } from '#ui/hooks/use-in-view.ts';
import { useWish } from './use-wish.ts';

export const WishlistCardFragment = graphql(`
  fragment WishlistCard_item on WishlistItem {
    productId
    name
    createdAt
    priceWhenSaved {
      amount
    }
    shop {
      name
      slug
    }
    product {
      id
      slug
      version
      inStock
      isActive
      stockQuantity
      hasVariants
      price {
        amount
      }
      priceTo {
        amount
      }
      compareAtPrice {
        amount
      }
      rating {
        average
        count
      }
      shop {
        slug
        takesOrders
      }
      primaryImage {
        id
        path
        color
      }
    }
  }
`);

const ProductWatch = optional(async () => (await import('#catalog/product/use-product-changed.ts')).ProductWatch);

/** A product with its current price and the price when it was saved. It updates live while it is in the window. */
export function WishlistCard(props: { item: FragmentType<typeof WishlistCardFragment> }) {
  const item = readFragment(WishlistCardFragment, props.item);
  const { isPending, remove } = useWish(item.productId);
  const [card, isInView] = useInView<HTMLElement>();
  const { cartButton } = useCardSlots();
  const { name, shop } = item;
  const product = item.product?.isActive ? item.product : null;
  const address = product && `/products/${product.slug}`;
  const note = product && savedNote(item.priceWhenSaved.amount, product.price.amount);
  return (
    <article ref={card} aria-busy={isPending || undefined} className="flex h-full min-w-0 flex-col gap-1">
      {isInView && <ProductWatch id={item.productId} />}
      <div className="relative">
        <WishedPicture item={item}>
          {product && cartButton && (
            <div className="product-card-action">{cartButton({ ...product, name }, unavailableReason(product))}</div>
          )}
        </WishedPicture>
        <RemoveButton name={name} isPending={isPending} onRemove={() => void remove()} />
      </div>
      <h2 className="line-clamp-2 break-words font-medium font-sans text-sm tracking-normal sm:text-base">
        {address ? (
          <Link to={address} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {product && (
        <WishedPrice
          amount={product.price.amount}
          compareAt={product.compareAtPrice?.amount}
          from={product.priceTo.amount !== product.price.amount}
        />
      )}
      {product && <p className="truncate text-muted text-xs tabular-nums">{knownOf(product)}</p>}
      {note && <p className={note.isLower ? 'font-semibold text-brand text-xs' : 'text-muted text-xs'}>{note.text}</p>}
      <p className="truncate text-muted text-xs">
        <Link to={`/shops/${shop.slug}`} className="hover:underline">
          {shop.name}
        </Link>
      </p>
      <p className="text-muted text-xs">Added on {longDate(item.createdAt)}</p>
      {product && !product.shop.takesOrders && <p className="text-muted text-xs">Not taking orders now</p>}
      {!product && <p className="text-clay text-sm">{wishlistTexts.productGone}</p>}
      {address && (
        <Link
          to={address}
          aria-label={`View details: ${name}`}
          className="tap-line -my-1 self-start font-medium text-brand text-sm"
        >
          View details
        </Link>
      )}
    </article>
  );
}

interface RemoveButtonProps {
  name: string;
  isPending: boolean;
  onRemove: () => void;
}

function RemoveButton({ name, isPending, onRemove }: RemoveButtonProps) {
  return (
    <PlainButton
      aria-label={`Remove from wishlist: ${name}`}
      title={`Remove from wishlist: ${name}`}
      busy={isPending}
      onClick={onRemove}
      className="disc-button absolute end-1 top-1"
    >
      <span className="disc">
        <Trash2 aria-hidden="true" className="size-4.5" />
      </span>
    </PlainButton>
  );
}

/** A new price is highlighted for a moment. */
function WishedPrice({ amount, compareAt, from }: { amount: string; compareAt: string | undefined; from: boolean }) {
  const changed = useChanged(amount);
  return (
    <p className={classNames('w-fit rounded-sm transition-colors duration-700', changed && 'bg-gold-tint')}>
      <Price amount={amount} compareAt={compareAt} from={from} className="text-lg leading-6" />
    </p>
  );
}

type WishedProduct = NonNullable<WishlistCard_ItemFragment['product']>;

/** The rating and the stock. */
function knownOf({ rating, stockQuantity }: WishedProduct): string {
  const rated = rating.count > 0 ? [`★ ${rating.average} (${wholeNumber(rating.count)})`] : [];
  return [...rated, stockText(stockQuantity)].join(' · ');
}

/** The product's picture, with the reason across it if it cannot be bought. */
function WishedPicture({ item: { product }, children }: { item: WishlistCard_ItemFragment; children: ReactNode }) {
  return (
    <div className="relative aspect-square w-full overflow-hidden rounded-lg no-picture">
      {product?.primaryImage && (
        <Picture
          path={product.primaryImage.path}
          color={product.primaryImage.color}
          alt=""
          sizes="(width >= 64rem) 24vw, 46vw"
          widest={640}
        />
      )}
      {!(product?.isActive && product.inStock) && (
        <span className="product-card-sold-out">{product?.isActive ? 'Out of Stock' : 'No longer available'}</span>
      )}
      {children}
    </div>
  );
}

/** The price when the product was saved; null if it is the same today. */
export function savedNote(saved: string, now: string): { text: string; isLower: boolean } | null {
  const [before, today] = [parseMoney(saved) ?? 0, parseMoney(now) ?? 0];
  if (before === today) return null;
  return { text: `was ${cedi(saved)} when you saved it`, isLower: today < before };
}
