import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { type Cart, troubleOf } from './cart-view.ts';
import { itemsText } from './count-text.ts';

interface Props {
  cart: Cart;
  onCheckout: () => void;
}

export function CartSummary({ cart, onCheckout }: Props) {
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
