import { useEffect, useRef, useState } from 'react';

interface CartQuantity {
  /** As wished on this screen, ahead of the service's answer. */
  quantity: number;
  change: (quantity: number) => void;
}

const quietMs = 350;

/** Several quick steps become one change; a refused one goes back to what the cart holds. */
export function useCartQuantity(held: number, update: (quantity: number) => Promise<boolean>): CartQuantity {
  const [wished, setWished] = useState<number | null>(null);
  const waiting = useRef<{ quantity: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const send = useRef(update);
  send.current = update;

  // Leaving the page does not lose the last step.
  useEffect(
    () => () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      void send.current(waiting.current.quantity);
    },
    [],
  );

  function change(quantity: number) {
    setWished(quantity);
    if (waiting.current) clearTimeout(waiting.current.timer);
    const timer = setTimeout(async () => {
      waiting.current = null;
      await send.current(quantity);
      // A newer wish is on its way by itself.
      if (!waiting.current) setWished(null);
    }, quietMs);
    waiting.current = { quantity, timer };
  }

  return { quantity: wished ?? held, change };
}
