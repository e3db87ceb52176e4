import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { type ReactNode, useState } from 'react';
import { useToasterAhead } from '#ui/load-toaster.ts';
import { useToast } from '#ui/use-toast.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';
import type { PlacedOrder, Purchase } from './checkout-purchase.ts';
import { CheckoutSuccess } from './checkout-success.tsx';

export interface CheckoutProps {
  purchase: Purchase;
  onClose: () => void;
  /** The session ended meanwhile. */
  onLogin: () => void;
  /** The way into a conversation with the seller, filled by the screen. */
  chat?: (orderId: string) => ReactNode;
}

/** From the details to the success, for the cart and for one product alike. */
export function Checkout({ purchase, onClose, onLogin, chat }: CheckoutProps) {
  const [placed, setPlaced] = useState<readonly PlacedOrder[] | null>(null);
  const toast = useToast();
  useToasterAhead();
  const said =
    purchase.kind === 'cart'
      ? { title: orderTexts.ordersCreatedTitle, text: orderTexts.ordersCreated }
      : { title: orderTexts.orderCreatedTitle, text: orderTexts.orderCreated };

  function onPlaced(orders: readonly PlacedOrder[]) {
    setPlaced(orders);
    // On a phone it would lie upon the dialog, which says it there itself.
    if (window.matchMedia('(width >= 40rem)').matches) toast.success(said);
  }

  if (placed) return <CheckoutSuccess said={said} orders={placed} onClose={onClose} chat={chat} />;
  return <CheckoutDialog purchase={purchase} onPlaced={onPlaced} onClose={onClose} onLogin={onLogin} chat={chat} />;
}
