import type { ComponentProps } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { payPath, useCheckoutAddress } from './checkout-address.ts';

/** Opens the payment of orders that wait for it, above this screen. */
export function PayNow({ checkoutId, ...button }: { checkoutId: string } & ComponentProps<typeof Button>) {
  const address = useCheckoutAddress();
  return (
    <Button {...button} onClick={() => void address.open(payPath(checkoutId))}>
      Pay now
    </Button>
  );
}
