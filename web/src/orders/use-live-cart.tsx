import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useProductChanged } from '#catalog/use-product-changed.ts';
import type { Cart } from './cart-view.ts';
import { cartNews, type LiveProduct, type LiveProducts, withLiveProducts, withState } from './live-cart.ts';

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
