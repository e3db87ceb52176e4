interface SenderOptions<T> {
  debounceMs: number;
  send: (value: T) => Promise<unknown>;
  /** Called when the last change has been answered. */
  onSettled: () => void;
}

/** Combines quick changes into one. Only one is sent at a time, so a late response never overwrites a newer one. */
export function createDebouncedSender<T>({ debounceMs, send, onSettled }: SenderOptions<T>) {
  let pending: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  async function sendNow() {
    clearTimeout(timer);
    if (!pending || sending) return;
    const { value } = pending;
    pending = null;
    sending = true;
    // `send` shows its own error, and the next change must be sent after a failure too.
    await send(value).catch(() => {});
    sending = false;
    if (pending) void sendNow();
    else onSettled();
  }

  return {
    schedule(value: T) {
      pending = { value };
      clearTimeout(timer);
      timer = setTimeout(sendNow, debounceMs);
    },
    sendNow: () => void sendNow(),
  };
}
