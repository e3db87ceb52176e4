import { useEffect, useRef, useState } from 'react';
import { createDebouncedSender } from './debounced-sender.ts';

interface CartQuantity {
  /** The quantity chosen on this screen, ahead of the server's response. */
  quantity: number;
  change: (quantity: number) => void;
}

const debounceMs = 350;

/** Shows the latest choice until the server responds; after a refusal it shows the cart's quantity again. */
export function useCartQuantity(cartQuantity: number, save: (quantity: number) => Promise<boolean>): CartQuantity {
  const [chosen, setChosen] = useState<number | null>(null);
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const [queue] = useState(() =>
    createDebouncedSender({
      debounceMs,
      send: (quantity: number) => latestSave.current(quantity),
      onSettled: () => setChosen(null),
    }),
  );
  // The last change is not lost when the user leaves the page.
  useEffect(() => () => queue.sendNow(), [queue]);

  function change(quantity: number) {
    setChosen(quantity);
    queue.schedule(quantity);
  }

  return { quantity: chosen ?? cartQuantity, change };
}
