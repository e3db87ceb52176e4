import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { ProductWatch } from '#catalog/product/use-product-changed.ts';
import { type Cart, type CartLine, isOffered, itemForSale, nameOf } from './cart-view.ts';

/**
 * A socket takes 50 subscriptions, and other screens need some. Products beyond the limit are checked when ordering.
 */
const watchedAtMost = 40;

/** Keeps prices and stock of an open cart up to date. The cart is not reloaded: its products change in the cache. */
export function LiveCart({ cart }: { cart: Cart }) {
  // A product that is taken down may come back while the cart is open.
  const ids = new Set(cart.items.flatMap(({ product, productId }) => (product ? [productId] : [])));
  const watched = [...ids].slice(0, watchedAtMost);
  return (
    <>
      {watched.map((productId) => (
        <ProductWatch key={productId} id={productId} />
      ))}
      <CartNews cart={cart} />
    </>
  );
}

/** Announces the notices to screen readers. */
function CartNews({ cart }: { cart: Cart }) {
  const before = useRef(cart);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const news = cartNews(before.current, cart);
    before.current = cart;
    if (news) setSentence(news);
  }, [cart]);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}

/** The announcement when prices or stock change; empty when only the user changed something. */
export function cartNews(before: Pick<Cart, 'items'>, now: Pick<Cart, 'items'>): string {
  return now.items
    .flatMap((line) => {
      const old = before.items.find(({ id }) => id === line.id);
      const news = old && lineNews(old, line);
      return news ? [`${nameOf(line)}: ${news}`] : [];
    })
    .join(' ');
}

function lineNews(old: CartLine, line: CartLine): string | null {
  if (!itemForSale(line)) return itemForSale(old) ? orderTexts.productGone : null;
  if (isOffered(old) && !isOffered(line)) return 'sold out for now.';
  const [before, now] = [old, line].map((one) => parseMoney(itemForSale(one)?.price.amount ?? '') ?? 0);
  if (!before || !now || before === now) return null;
  return `the price went ${now > before ? 'up' : 'down'} from ${cedi(before)} to ${cedi(now)}.`;
}
