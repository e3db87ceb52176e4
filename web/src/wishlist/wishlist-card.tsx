import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { wishlistTexts } from '@besesaka/schema/wishlist/texts.ts';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useCardSlots } from '#catalog/listing/card-slots.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { WishlistCard_ItemFragment } from '#gql/graphql.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { optional } from '#ui/display/optional.tsx';
import { Picture } from '#ui/display/picture.tsx';
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
      price {
        amount
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

const ProductWatch = optional(async () => (await import('#catalog/product/product-watch.ts')).ProductWatch);

/** A product with its current price and the price when it was saved. It updates live while it is in the window. */
export function WishlistCard(props: { item: FragmentType<typeof WishlistCardFragment> }) {
  const item = readFragment(WishlistCardFragment, props.item);
  const { isPending, remove } = useWish(item.productId);
  const [card, isInView] = useInView<HTMLElement>();
  const { action } = useCardSlots();
  const { name, shop } = item;
  const product = item.product?.isActive ? item.product : null;
  const address = product && `/products/${product.slug}`;
  const note = product && savedNote(item.priceWhenSaved.amount, product.price.amount);
  return (
    <article ref={card} aria-busy={isPending || undefined} className="flex h-full min-w-0 flex-col gap-2">
      {isInView && <ProductWatch id={item.productId} />}
      <WishedPicture item={item} />
      <h2 className="line-clamp-2 break-words font-medium font-sans text-sm tracking-normal sm:text-base">
        {address ? (
          <Link to={address} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {product && <WishedPrice amount={product.price.amount} />}
      {note && <p className={note.isLower ? 'font-semibold text-brand text-sm' : 'text-muted text-sm'}>{note.text}</p>}
      <p className="truncate text-muted text-xs">
        <Link to={`/shops/${shop.slug}`} className="hover:underline">
          {shop.name}
        </Link>
      </p>
      <p className="text-muted text-xs">Added on {longDate(item.createdAt)}</p>
      {product && !product.shop.takesOrders && <p className="text-muted text-xs">Not taking orders now</p>}
      {!product && <p className="text-clay text-sm">{wishlistTexts.productGone}</p>}
      <div className="mt-auto flex flex-col gap-1 pt-1">
        {product && address && (
          <>
            {action?.({ ...product, name }, product.inStock && product.shop.takesOrders)}
            <Link
              to={address}
              aria-label={`View details: ${name}`}
              className={buttonStyle({ tone: 'quiet', size: 'small', wide: true })}
            >
              View details
            </Link>
          </>
        )}
        <Button
          tone="quiet"
          size="small"
          wide
          busy={isPending}
          aria-label={`Remove from wishlist: ${name}`}
          onClick={() => void remove()}
        >
          {!isPending && <Trash2 aria-hidden="true" className="size-4" />}
          Remove
        </Button>
      </div>
    </article>
  );
}

/** A new price is highlighted for a moment. */
function WishedPrice({ amount }: { amount: string }) {
  const changed = useChanged(amount);
  return (
    <p className={classNames('price w-fit rounded-sm transition-colors duration-700', changed && 'bg-gold-tint')}>
      {cedi(amount)}
    </p>
  );
}

/** The product's picture, with the reason across it if it cannot be bought. */
function WishedPicture({ item: { product } }: { item: WishlistCard_ItemFragment }) {
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
        <span className="absolute inset-x-0 bottom-0 bg-text/85 py-1.5 text-center font-semibold text-page text-sm">
          {product?.isActive ? 'Out of Stock' : 'No longer available'}
        </span>
      )}
    </div>
  );
}

/** The price when the product was saved; null if it is the same today. */
export function savedNote(saved: string, now: string): { text: string; isLower: boolean } | null {
  const [before, today] = [parseMoney(saved) ?? 0, parseMoney(now) ?? 0];
  if (before === today) return null;
  return { text: `was ${cedi(saved)} when you saved it`, isLower: today < before };
}
