import { Pencil } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useViewer } from '#accounts/viewer.ts';
import { type CardSlots, CardSlotsContext, type CardSubject } from '#catalog/listing/card-slots.ts';
import { AddToCartButton } from '#orders/cart/add-to-cart-button.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { optional } from '#ui/display/optional.tsx';

const Heart = optional(async () => (await import('#wishlist/heart.tsx')).Heart);

/** What the upper rooms put on every product's card, in every list. Who looks is asked once for all of them. */
export function OwnCardSlots({ children }: { children: ReactNode }) {
  const ownShop = useViewer().viewer?.shop?.slug;
  const slots = useMemo(
    (): CardSlots => ({
      heart: (product) => <Heart product={product} />,
      action: (product, canOrder) =>
        product.shop.slug === ownShop ? (
          <Manage product={product} />
        ) : (
          <AddToCartButton product={product} canOrder={canOrder} />
        ),
    }),
    [ownShop],
  );
  return <CardSlotsContext value={slots}>{children}</CardSlotsContext>;
}

/** Nobody orders what they sell themselves: there the card leads to the seller's view of it. */
function Manage({ product: { slug, name } }: { product: CardSubject }) {
  return (
    <Link
      to={`/dashboard/shop/products/${slug}`}
      aria-label={`Manage ${name}`}
      className={buttonStyle({ tone: 'secondary', size: 'small', wide: true })}
    >
      <Pencil aria-hidden="true" className="size-4" />
      Manage
    </Link>
  );
}
