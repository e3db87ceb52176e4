import { cedi } from '@besesaka/schema/kernel/money.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import Store from 'lucide-react/icons/store';
import { type ReactNode, type RefCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { useConfirm, useConfirmAhead } from '#ui/dialogs/confirm.tsx';
import { Card } from '#ui/display/card.tsx';
import { PayPromise } from '#ui/display/pay-promise.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useInView } from '#ui/hooks/use-in-view.ts';
import { BlockedLines } from './blocked-lines.tsx';
import { CartRow } from './cart-row.tsx';
import {
  blockedLines,
  blockReason,
  byShop,
  type Cart,
  type CartLine,
  isOffered,
  linesInSight,
  type ShopLines,
  sumOfLines,
} from './cart-view.ts';
import { itemsText, piecesOf } from './count-text.ts';
import { PhoneCheckoutBar } from './phone-checkout-bar.tsx';
import { useChangeCart } from './use-change-cart.ts';

interface CartContentsProps {
  cart: Cart;
  /** Null until it is known. */
  payPromise: string | null;
  onCheckout: () => void;
}

/** A cart with items, and its total. */
export function CartContents({ cart, payPromise, onCheckout }: CartContentsProps) {
  /** Gets the focus after a row is removed. */
  const heading = useRef<HTMLHeadingElement>(null);
  const { update, remove, clear } = useChangeCart();
  const blocked = blockedLines(cart.items);
  const list = useRef<HTMLDivElement>(null);
  const [checkoutButton, canCheckOutInSummary] = useInView<HTMLDivElement>(phoneBarPx);

  async function removeLine(line: CartLine) {
    const gone = await remove(line);
    // The pressed button disappeared with its row, so the focus needs a new place.
    if (gone) heading.current?.focus();
    return gone;
  }

  function showBlocked() {
    const row = list.current?.querySelector<HTMLElement>(`[data-line="${blocked[0]?.line.id}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }

  return (
    <div className="page-width pt-4 pb-8 sm:pt-8">
      <h1 ref={heading} tabIndex={-1} className="mb-2 text-2xl">
        Shopping Cart <span className="font-normal text-lg text-muted">({itemsText(piecesOf(cart.items))})</span>
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div ref={list}>
          <CartLines lines={cart.items}>
            {(line) => (
              <CartRow
                line={line}
                onUpdate={(quantity) => update(line.id, quantity)}
                onRemove={() => removeLine(line)}
              />
            )}
          </CartLines>
          <ClearCart onClear={clear} />
        </div>
        <CartSummary cart={cart} payPromise={payPromise} button={checkoutButton} onCheckout={onCheckout}>
          <BlockedLines id={blockedLinesId} lines={blocked} onRemove={({ line }) => removeLine(line)} />
        </CartSummary>
      </div>
      <PhoneCheckoutBar
        total={sumOfLines(cart.items)}
        blocked={blocked.length}
        away={canCheckOutInSummary}
        onCheckout={onCheckout}
        onShowBlocked={showBlocked}
      />
    </div>
  );
}

const blockedLinesId = 'blocked-lines';

/** The height of the phone's bottom bar. */
const phoneBarPx = 56;

/** The button that clears the cart after a confirmation. */
function ClearCart({ onClear }: { onClear: () => Promise<unknown> }) {
  const confirm = useConfirm();
  useConfirmAhead();

  async function askClear() {
    const yes = await confirm({
      title: 'Clear your cart?',
      text: 'Everything in it will be removed. This cannot be undone.',
      tone: 'danger',
      confirm: 'Clear Cart',
    });
    if (yes) await onClear();
  }

  return (
    <Button tone="quiet" size="small" className="-mx-4 text-muted!" onClick={askClear}>
      Clear Cart
    </Button>
  );
}

interface CartLinesProps {
  lines: Cart['items'];
  children: (line: CartLine) => ReactNode;
}

/** Shows five rows at a time, grouped by shop. */
function CartLines({ lines, children }: CartLinesProps) {
  const [shown, setShown] = useState<number>(orderLimits.cartShownAtOnce);
  const inSight = linesInSight(lines, shown);
  const hidden = lines.length - inSight.length;
  const shops = byShop(inSight);
  return (
    <>
      {shops.map((shop) => (
        <ShopSection key={shop.shop.slug} ofShop={shop} hasSum={shops.length > 1}>
          {children}
        </ShopSection>
      ))}
      {hidden > 0 && (
        <Button tone="secondary" wide onClick={() => setShown(shown + orderLimits.cartShownAtOnce)}>
          Show more ({hidden} more)
        </Button>
      )}
    </>
  );
}

interface ShopSectionProps {
  ofShop: ShopLines;
  /** The total is of several shops. */
  hasSum: boolean;
  children: (line: CartLine) => ReactNode;
}

/** One shop's items, which become an order of their own. */
function ShopSection({ ofShop, hasSum, children }: ShopSectionProps) {
  const { shop, lines } = ofShop;
  return (
    <section aria-label={shop.name}>
      <h2 className="flex items-center justify-between gap-4 border-line border-b py-1 font-sans text-base tracking-normal">
        <Link to={`/shops/${shop.slug}`} className="inline-flex min-h-11 items-center gap-2 hover:underline">
          <Store aria-hidden="true" className="size-4 shrink-0 text-muted" />
          {shop.name}
        </Link>
        {hasSum && (
          <span className="font-normal text-muted text-sm tabular-nums">
            <span className="sr-only">Subtotal: </span>
            {cedi(sumOfLines(lines))}
          </span>
        )}
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} data-line={line.id} tabIndex={-1} className="scroll-my-24">
            {children(line)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CartSummaryProps extends CartContentsProps {
  /** Tracks whether the button is in view. */
  button: RefCallback<HTMLDivElement>;
  /** The items that block the order. */
  children: ReactNode;
}

function CartSummary({ cart, payPromise, button, onCheckout, children }: CartSummaryProps) {
  // Counts the same items as the total.
  const offered = cart.items.filter(isOffered);
  const sellers = new Set(offered.map(({ shop }) => shop.slug)).size;
  const [counted, all] = [piecesOf(offered), piecesOf(cart.items)];
  const total = sumOfLines(cart.items);
  const isBlocked = cart.items.some((line) => blockReason(line) !== null);
  return (
    <Card className="flex flex-col gap-4 p-5 lg:sticky lg:top-24">
      <h2 className="text-lg">Summary</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 [&>dt]:pe-4">
        <dt className="text-muted">{counted === all ? itemsText(all) : `${counted} of ${itemsText(all)}`}</dt>
        <dd className="text-end tabular-nums">{cedi(total)}</dd>
        <dt className="text-muted">Delivery</dt>
        <dd className="text-end">Chosen at checkout</dd>
        <dt className="border-line border-t pt-3 font-semibold">Total</dt>
        <dd className="price border-line border-t pt-3 text-end text-xl">{cedi(total)}</dd>
      </dl>
      {sellers > 1 && <p className="text-muted text-sm">From {sellers} sellers: each gets an order of its own.</p>}
      {payPromise === null ? <div className="h-10" /> : <PayPromise text={payPromise} />}
      {children}
      <div ref={button}>
        <Button size="large" wide blocked={isBlocked && { shownBy: blockedLinesId }} onClick={onCheckout}>
          Checkout
        </Button>
      </div>
      <Link to="/products" className={buttonStyle({ tone: 'quiet', wide: true })}>
        Continue shopping
      </Link>
    </Card>
  );
}

/** A loading state in the cart's shape: rows at the left, the summary at the right or below. */
export function CartSkeleton() {
  return (
    <div role="status" className="page-width pt-4 pb-8 sm:pt-8">
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
