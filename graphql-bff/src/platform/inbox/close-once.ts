import type { Feed } from '#platform/live/source.ts';

/** Whoever closes twice must not give back twice. */
export function closeOnce(close: () => void): Feed {
  let closed = false;
  return {
    close() {
      if (closed) return;
      closed = true;
      close();
    },
  };
}
