import { useEffect, useRef, useState } from 'react';

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
    createLatestRequest({
      quietMs,
      send: (quantity: number) => send.current(quantity),
      onSettled: () => setChosen(null),
    }),
  );
  // The last change is not lost when the user leaves the page.
  useEffect(() => () => wish.sendNow(), [wish]);

  function change(quantity: number) {
    setChosen(quantity);
    wish.make(quantity);
  }

  return { quantity: chosen ?? held, change };
}

interface Deps<T> {
  quietMs: number;
  send: (wish: T) => Promise<unknown>;
  /** Called when the last change has been answered. */
  onSettled: () => void;
}

/** Combines quick changes into one. Only one is sent at a time, so a late response never overwrites a newer one. */
export function createLatestRequest<T>({ quietMs, send, onSettled }: Deps<T>) {
  let waiting: { wish: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  async function sendNow() {
    clearTimeout(timer);
    if (!waiting || sending) return;
    const { wish } = waiting;
    waiting = null;
    sending = true;
    await send(wish).catch(() => {});
    sending = false;
    if (waiting) void sendNow();
    else onSettled();
  }

  return {
    make(wish: T) {
      waiting = { wish };
      clearTimeout(timer);
      timer = setTimeout(sendNow, quietMs);
    },
    sendNow: () => void sendNow(),
  };
}
