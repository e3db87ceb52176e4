import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { ProductWatch } from '#catalog/product/product-watch.ts';
import { type Cart, type CartLine, isOffered } from './cart-view.ts';

/** A socket takes 50 subscriptions, and other screens need some; what is beyond is checked when it is ordered. */
const watchedAtMost = 40;

/** Prices and stock of an open cart follow their sellers, without another look at the cart: its products change in the cache. */
export function LiveCart({ cart }: { cart: Cart }) {
  // What is taken down may come back while this is open.
  const watched = cart.items.filter(({ product }) => product).slice(0, watchedAtMost);
  return (
    <>
      {watched.map(({ productId }) => (
        <ProductWatch key={productId} id={productId} />
      ))}
      <CartNews cart={cart} />
    </>
  );
}

/** For those who cannot see the notices appear. */
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

/** What a listener is told when prices or stock change under them; empty when only the person changed something. */
export function cartNews(before: Pick<Cart, 'items'>, now: Pick<Cart, 'items'>): string {
  return now.items
    .flatMap((line) => {
      const old = before.items.find(({ id }) => id === line.id);
      const news = old && lineNews(old, line);
      return news ? [`${line.name}: ${news}`] : [];
    })
    .join(' ');
}

function lineNews(old: CartLine, line: CartLine): string | null {
  if (!line.product?.isActive) return old.product?.isActive ? orderTexts.productGone : null;
  if (isOffered(old) && !isOffered(line)) return 'sold out for now.';
  const [before, now] = [old, line].map(({ product }) => parseMoney(product?.price.amount ?? '') ?? 0);
  if (!before || !now || before === now) return null;
  return `the price went ${now > before ? 'up' : 'down'} from ${cedi(before)} to ${cedi(now)}.`;
}
