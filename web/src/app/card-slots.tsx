import type { CardSlots } from '#catalog/listing/card-slots.ts';
import { AddToCartButton } from '#orders/cart/add-to-cart-button.tsx';

/** What the upper rooms put on every product's card, in every list. */
export const cardSlots: CardSlots = {
  action: (product) => <AddToCartButton product={product} />,
};
