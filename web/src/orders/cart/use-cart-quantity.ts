import { useEffect, useRef, useState } from 'react';
import { createLatestWish } from './latest-wish.ts';

interface CartQuantity {
  /** The quantity chosen on this screen, ahead of the server's response. */
  quantity: number;
  change: (quantity: number) => void;
}

const quietMs = 350;

/** Shows the latest choice until the server responds; after a refusal it shows the cart's quantity again. */
export function useCartQuantity(held: number, update: (quantity: number) => Promise<boolean>): CartQuantity {
  const [chosen, setChosen] = useState<number | null>(null);
  const send = useRef(update);
  useEffect(() => {
    send.current = update;
  });
  const [wish] = useState(() =>
    createLatestWish({ quietMs, send: (quantity: number) => send.current(quantity), onSettled: () => setChosen(null) }),
  );
  // The last change is not lost when the user leaves the page.
  useEffect(() => () => wish.sendNow(), [wish]);

  function change(quantity: number) {
    setChosen(quantity);
    wish.make(quantity);
  }

  return { quantity: chosen ?? held, change };
}
