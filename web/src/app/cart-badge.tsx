import { lazy, Suspense } from 'react';
import { useRole } from '#platform/person/role.ts';

const CartCount = lazy(async () => ({ default: (await import('#orders/cart/cart-count.tsx')).CartCount }));

/** Visitors have no cart, and nobody is known before hydration. */
export function CartBadge() {
  if (useRole() === null) return null;
  return (
    <Suspense>
      <CartCount />
    </Suspense>
  );
}
