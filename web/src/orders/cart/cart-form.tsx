import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { type Goods, goodsText } from './goods.ts';

const pageFormId = 'cart-form';

/**
 * The form behind "add to cart" without script. Its buttons may be anywhere on the page, and it returns to this page.
 */
export function CartForm({ id = pageFormId }: { id?: string }) {
  const { pathname, search } = useLocation();
  return (
    <form id={id} action="/cart" method="post" hidden>
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  );
}

/** The props of a button that submits the form, or calls `add` when script runs. */
export function addToCartButtonProps(goods: Goods, add: () => void, form = pageFormId) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    add();
  };
  return { type: 'submit', form, name: 'product', value: goodsText(goods), onClick } as const;
}
