interface Deps<T> {
  quietMs: number;
  send: (wish: T) => Promise<unknown>;
  /** Called when the last change has been answered. */
  onSettled: () => void;
}

/** Combines quick changes into one. Only one is sent at a time, so a late response never overwrites a newer one. */
export function createLatestWish<T>({ quietMs, send, onSettled }: Deps<T>) {
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
