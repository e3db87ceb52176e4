import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useViewer } from '#accounts/viewer.ts';
import { type CardSlots, CardSlotsContext } from '#catalog/listing/card-slots.ts';
import { CardCartButton } from '#orders/cart/add-to-cart-button.tsx';
import { optional } from '#ui/display/optional.tsx';

const Heart = optional(async () => (await import('#wishlist/heart.tsx')).Heart);
const ManageProduct = optional(async () => (await import('./manage-product.tsx')).ManageProduct);

/** Fills the slots of all product cards with parts of upper modules, and reads the viewer once for all of them. */
export function OwnCardSlots({ children }: { children: ReactNode }) {
  // All cards change with it, so the update is deferred.
  const ownShop = useDeferredValue(useViewer().viewer?.shop?.slug);
  const slots = useMemo(
    (): CardSlots => ({
      wishlistButton: (product) => <Heart product={product} />,
      cartButton: (product, refusal) =>
        product.shop.slug === ownShop ? (
          <ManageProduct product={product} />
        ) : (
          <CardCartButton product={product} refusal={refusal} />
        ),
    }),
    [ownShop],
  );
  return <CardSlotsContext value={slots}>{children}</CardSlotsContext>;
}
