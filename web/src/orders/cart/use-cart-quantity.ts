import { useEffect, useRef, useState } from 'react';
import { createLatestWish } from './latest-wish.ts';

interface CartQuantity {
  /** As wished on this screen, ahead of the service's answer. */
  quantity: number;
  change: (quantity: number) => void;
}

const quietMs = 350;

/** What was wished last is shown until it is answered; a refused wish goes back to what the cart holds. */
export function useCartQuantity(held: number, update: (quantity: number) => Promise<boolean>): CartQuantity {
  const [wished, setWished] = useState<number | null>(null);
  const send = useRef(update);
  useEffect(() => {
    send.current = update;
  });
  const [wish] = useState(() =>
    createLatestWish({ quietMs, send: (quantity: number) => send.current(quantity), onSettled: () => setWished(null) }),
  );
  // Leaving the page does not lose the last step.
  useEffect(() => () => wish.sendNow(), [wish]);

  function change(quantity: number) {
    setWished(quantity);
    wish.make(quantity);
  }

  return { quantity: wished ?? held, change };
}
