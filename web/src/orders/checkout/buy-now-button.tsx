import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { timesPrice } from '#orders/cart/cart-view.ts';
import { consumeIntent } from '#platform/user/intent.ts';
import { currentRole, onRoleChange, useRole } from '#platform/user/role.ts';
import { onUserChange } from '#platform/user/user-change.ts';
import { Button } from '#ui/controls/button.tsx';
import { optional } from '#ui/display/optional.tsx';
import type { CheckoutProps } from './checkout.tsx';

const Checkout = optional(async () => (await import('./checkout.tsx')).Checkout);

interface Product {
  id: string;
  name: string;
  /** The chosen variant; null for a simple product, or before one is chosen. */
  variantId: string | null;
  price: { amount: string };
  shop: { name: string; slug: string };
}

/**
 * Orders one product through the same dialog as the cart, which stays as it is. The dialog is rendered apart from the
 * button, because the button disappears with the last piece, which the user may just have bought.
 */
export function useBuyNow(product: Product, chat?: CheckoutProps['chat']) {
  // The quantity at the time the dialog opened; the stepper behind it no longer affects it.
  const [bought, setBought] = useState<number | null>(null);
  const askLogin = useAskLogin();
  const role = useRole();
  const { id } = product;

  useEffect(() => {
    if (role === null) return;
    const intent = consumeIntent(sessionStorage, 'buy-now', Date.now());
    if (intent?.productId === id) setBought(intent.quantity);
  }, [role, id]);

  const login = (quantity: number) => {
    setBought(null);
    askLogin({ kind: 'buy-now', productId: id, quantity }, texts.loginRequired);
  };
  const goToLogin = useEffectEvent(login);
  // The session may turn out to be over with any of the dialog's requests.
  useEffect(() => {
    const check = () => {
      if (bought !== null && currentRole() === null) goToLogin(bought);
    };
    check();
    return onRoleChange(check);
  }, [bought]);
  useEffect(() => onUserChange(() => setBought(null)), []);
  return {
    buy: (quantity: number) => (currentRole() === null ? login(quantity) : setBought(quantity)),
    dialog: bought !== null && (
      <Checkout purchase={purchaseOf(product, bought)} onClose={() => setBought(null)} chat={chat} />
    ),
  };
}

export function BuyNowButton({ onBuy }: { onBuy: () => void }) {
  return (
    <Button tone="secondary" wide onPointerEnter={() => void import('./checkout.tsx').catch(() => {})} onClick={onBuy}>
      Buy Now
    </Button>
  );
}

function purchaseOf({ id, variantId, name, price, shop }: Product, quantity: number): CheckoutProps['purchase'] {
  const total = timesPrice(price.amount, quantity);
  return {
    kind: 'single',
    id: `product:${variantId ?? id}:${quantity}`,
    lines: [{ id, name, sellerName: shop.name, sellerSlug: shop.slug, quantity, total }],
    blocked: [],
    total,
    product: { id, variantId, quantity },
  };
}
