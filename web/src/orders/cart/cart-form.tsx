import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';

const pageFormId = 'cart-form';

/** For "add to cart" where no script runs: its buttons may stand anywhere on the page. It leads back to this page. */
export function CartForm({ id = pageFormId }: { id?: string }) {
  const { pathname, search } = useLocation();
  return (
    <form id={id} action="/cart" method="post" hidden>
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  );
}

/** A button that posts the form, or with script does what is given. */
export function addingByForm(productId: string, add: () => void, form = pageFormId) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    add();
  };
  return { type: 'submit', form, name: 'product', value: productId, onClick } as const;
}
