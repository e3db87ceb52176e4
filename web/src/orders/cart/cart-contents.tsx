import { cedi } from '@besesaka/schema/kernel/money.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { useConfirm, useConfirmAhead } from '#ui/dialogs/confirm.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { CartRow } from './cart-row.tsx';
import { type Cart, troubleOf } from './cart-view.ts';
import { itemsText } from './count-text.ts';
import { useChangeCart } from './use-change-cart.ts';

interface CartContentsProps {
  cart: Cart;
  onCheckout: () => void;
}

/** A cart with something in it: five rows at a time, and what they come to. */
export function CartContents({ cart, onCheckout }: CartContentsProps) {
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

interface CartSummaryProps {
  cart: Cart;
  onCheckout: () => void;
}

function CartSummary({ cart, onCheckout }: CartSummaryProps) {
  const sellers = new Set(cart.items.map(({ sellerSlug }) => sellerSlug)).size;
  const blocked = cart.items.filter((line) => troubleOf(line) !== null).length;
  return (
    <Card className="flex flex-col gap-4 p-5 lg:sticky lg:top-24">
      <h2 className="text-lg">Summary</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 [&>dt]:pe-4">
        <dt className="text-muted">{itemsText(cart.itemCount)}</dt>
        <dd className="text-end tabular-nums">{cedi(cart.total.amount)}</dd>
        <dt className="text-muted">Delivery</dt>
        <dd className="text-end">Agreed with the seller</dd>
        <dt className="border-line border-t pt-3 font-semibold">Total</dt>
        <dd className="price border-line border-t pt-3 text-end text-xl">{cedi(cart.total.amount)}</dd>
      </dl>
      {sellers > 1 && <p className="text-muted text-sm">From {sellers} sellers: each gets an order of its own.</p>}
      <p role="status" className="text-clay text-sm empty:hidden">
        {blocked > 0 && 'Some items cannot be ordered as they are. Change or remove them to check out.'}
      </p>
      <Button size="large" wide disabled={blocked > 0} onClick={onCheckout}>
        Checkout
      </Button>
      <Link to="/products" className={buttonStyle({ tone: 'quiet', wide: true })}>
        Continue shopping
      </Link>
    </Card>
  );
}

/** The cart's outline: rows at the left, the summary at the right or below. */
export function CartSkeleton() {
  return (
    <div role="status" className="page-width py-8">
      <span className="sr-only">Loading your cart</span>
      <Skeleton className="mb-6 h-9 w-64" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col divide-y divide-line">
          {['first', 'second', 'third'].map((row) => (
            <div key={row} className="flex gap-4 py-5">
              <Skeleton className="size-20 sm:size-28" />
              <div className="flex flex-1 flex-col gap-3">
                <Skeleton className="h-6 w-3/4" />
                <Skeleton className="h-5 w-1/3" />
                <Skeleton className="h-11 w-36" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    </div>
  );
}
