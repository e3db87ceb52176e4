import type { ReactNode } from 'react';
import { PhonePriceBar } from '#catalog/product/phone-price-bar.tsx';
import { type Choice, goToChoice } from '#catalog/variants/use-choice.ts';
import { Button } from '#ui/controls/button.tsx';
import { AddOneToCart } from './add-to-cart-actions.tsx';

interface Props {
  choice: Choice;
  away: boolean;
  productId: string;
  canOrder: boolean;
  children: ReactNode;
}

/** The phone's bar of a product's page. Before a variant is chosen, its button leads to the choice. */
export function PhoneBar({ choice, away, productId, canOrder, children }: Props) {
  const isInStock = choice.offer.stockQuantity > 0;
  return (
    <PhonePriceBar choice={choice} away={away}>
      {children}
      {choice.missing && canOrder ? (
        <Button onClick={() => goToChoice(choice)}>Choose</Button>
      ) : (
        <AddOneToCart goods={{ productId, variantId: choice.variant?.id }} canOrder={canOrder && isInStock} />
      )}
    </PhonePriceBar>
  );
}
