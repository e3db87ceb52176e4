import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useConfirmAhead } from '#ui/load-confirm.ts';
import { useConfirm } from '#ui/use-confirm.ts';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { Cart } from './cart-view.ts';
import { itemsText } from './count-text.ts';
import { useChangeCart } from './use-change-cart.ts';

interface Props {
  cart: Cart;
  onCheckout: () => void;
}

/** A cart with something in it: five rows at a time, and what they come to. */
export function CartContents({ cart, onCheckout }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<number>(orderLimits.cartShownAtOnce);
  const { update, remove, clear } = useChangeCart();
  const confirm = useConfirm();
  useConfirmAhead();
  const hidden = Math.max(0, cart.items.length - shown);

  async function askClear() {
    const yes = await confirm({
      title: 'Clear your cart?',
      text: 'Everything in it will be removed. This cannot be undone.',
      tone: 'danger',
      confirm: 'Clear Cart',
    });
    if (yes) await clear();
  }

  return (
    <div className="page-width py-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          Shopping Cart <span className="font-normal text-lg text-muted">({itemsText(cart.itemCount)})</span>
        </h1>
        <Button tone="quiet" className="-mx-5 text-clay!" onClick={askClear}>
          Clear Cart
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <ul className="divide-y divide-line">
            {cart.items.slice(0, shown).map((line) => (
              <li key={line.id}>
                <CartRow
                  line={line}
                  onUpdate={(quantity) => update(line.id, quantity)}
                  onRemove={async () => {
                    const gone = await remove(line);
                    // The button that was pressed is gone as well.
                    if (gone) heading.current?.focus();
                    return gone;
                  }}
                />
              </li>
            ))}
          </ul>
          {hidden > 0 && (
            <Button tone="secondary" wide onClick={() => setShown(shown + orderLimits.cartShownAtOnce)}>
              Show more ({hidden} more)
            </Button>
          )}
        </div>
        <CartSummary cart={cart} onCheckout={onCheckout} />
      </div>
    </div>
  );
}
