import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useProductChanged } from '#catalog/product/use-product-changed.ts';
import { type Cart, type CartLine, sumOfLines, timesPrice } from './cart-view.ts';

/** A socket takes 50 subscriptions, and other screens need some; what is beyond is checked when it is ordered. */
const watchedAtMost = 40;

interface LiveCart<C> {
  cart: C;
  /** Draws nothing; the screen must show it for the cart to follow. */
  watching: ReactNode;
}

/** Prices and stock of an open cart follow their sellers, without another look at the cart. */
export function useLiveCart<C extends Cart | null | undefined>(read: C): LiveCart<C | Cart> {
  const [products, setProducts] = useState<LiveProducts>(new Map());
  const cart = useMemo(() => (read ? withLiveProducts(read, products) : read), [read, products]);
  // By what the service last said of the cart: a product that is taken down may come back while this is open.
  const watched = read?.items.filter(({ isAvailable }) => isAvailable).slice(0, watchedAtMost) ?? [];
  const [onState] = useState(() => (state: LiveProduct) => setProducts((known) => withState(known, state)));
  const watching = (
    <>
      {watched.map(({ productId }) => (
        <ProductWatch key={productId} id={productId} onState={onState} />
      ))}
      {cart && <CartNews cart={cart} />}
    </>
  );
  return { cart, watching };
}

function ProductWatch({ id, onState }: { id: string; onState: (state: LiveProduct) => void }) {
  useProductChanged(id, onState);
  return null;
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

/** What the service tells of a product while its cart is open. */
export interface LiveProduct {
  id: string;
  price: { amount: string };
  stockQuantity: number;
  isActive: boolean;
  version: number;
}

type LiveProducts = ReadonlyMap<string, LiveProduct>;

/** The newest state of each product; news may come twice and out of turn. */
export function withState(products: LiveProducts, state: LiveProduct): LiveProducts {
  const known = products.get(state.id);
  return known && known.version >= state.version ? products : new Map(products).set(state.id, state);
}

/**
 * The cart as it is now: whatever is newer in the news than in the answer that brought the cart. It is laid over and
 * not written into it, as the cart's own version says nothing of its products.
 */
export function withLiveProducts(cart: Cart, products: LiveProducts): Cart {
  const items = cart.items.map((line) => {
    const state = products.get(line.productId);
    return state && state.version > line.productVersion ? lineOf(line, state) : line;
  });
  if (items.every((line, i) => line === cart.items[i])) return cart;
  return { ...cart, items, total: { ...cart.total, amount: sumOfLines(items) } };
}

function lineOf(line: CartLine, { price, stockQuantity, isActive, version }: LiveProduct): CartLine {
  return {
    ...line,
    productVersion: version,
    productPrice: { ...line.productPrice, amount: price.amount },
    lineTotal: { ...line.lineTotal, amount: timesPrice(price.amount, line.quantity) },
    stockQuantity: isActive ? stockQuantity : 0,
    inStock: isActive && stockQuantity > 0,
    isAvailable: isActive,
  };
}

/** What a listener is told when prices or stock change under them; empty when only the person changed something. */
export function cartNews(before: Cart, now: Cart): string {
  return now.items
    .flatMap((line) => {
      const old = before.items.find(({ id }) => id === line.id);
      const news = old && lineNews(old, line);
      return news ? [`${line.productName}: ${news}`] : [];
    })
    .join(' ');
}

function lineNews(old: CartLine, line: CartLine): string | null {
  if (old.isAvailable && !line.isAvailable) return orderTexts.productGone;
  if (old.inStock && !line.inStock) return 'sold out for now.';
  const [before, now] = [parseMoney(old.productPrice.amount) ?? 0, parseMoney(line.productPrice.amount) ?? 0];
  return before === now ? null : `the price went ${now > before ? 'up' : 'down'} from ${cedi(before)} to ${cedi(now)}.`;
}
