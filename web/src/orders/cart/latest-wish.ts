interface Deps<T> {
  quietMs: number;
  send: (wish: T) => Promise<unknown>;
  /** The last wish was answered. */
  onSettled: () => void;
}

/** Several quick wishes become one. One is sent at a time, so that an answer to an older one never ends a newer one. */
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
