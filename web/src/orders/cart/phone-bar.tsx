import type { ReactNode } from 'react';
import { PhonePriceBar } from '#catalog/product/phone-price-bar.tsx';
import { type Choice, goToChoice } from '#catalog/variants/use-choice.ts';
import { type DeliveryLineProps, useDeliveryFee } from '#shops/delivery/delivery-line.tsx';
import { Button } from '#ui/controls/button.tsx';
import { AddOneToCart } from './add-to-cart-actions.tsx';

interface Props {
  choice: Choice;
  away: boolean;
  productId: string;
  canOrder: boolean;
  shop: DeliveryLineProps['shop'];
  /** In place of the cart's button when nothing of it is in stock. */
  soldOut: ReactNode;
  children: ReactNode;
}

/** The phone's bar of a product's page. Before a variant is chosen, its button leads to the choice. */
export function PhoneBar({ choice, away, productId, canOrder, shop, soldOut, children }: Props) {
  const isInStock = choice.offer.stockQuantity > 0;
  const fee = useDeliveryFee({ shop, price: choice.offer.price.amount });
  return (
    <PhonePriceBar choice={choice} away={away} fee={fee}>
      {children}
      {choice.missing && canOrder ? (
        <Button onClick={() => goToChoice(choice)}>Choose</Button>
      ) : (
        soldOut || (
          <AddOneToCart goods={{ productId, variantId: choice.variant?.id }} canOrder={canOrder && isInStock} />
        )
      )}
    </PhonePriceBar>
  );
}
