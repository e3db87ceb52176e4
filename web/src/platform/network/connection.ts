import { useOutside } from '#platform/page/use-outside.ts';

/** Down: what is live has not been heard from for a while. Offline: this device has no network at all. */
export type Connection = 'up' | 'down' | 'offline';

interface ConnectionOptions {
  /** Short gaps are nobody's business. */
  quietMilliseconds: number;
  setTimer?: (run: () => void, milliseconds: number) => ReturnType<typeof setTimeout>;
}

/** Whether the live connection is worth a word: down only once it has been so for a while. */
export function createConnection({ quietMilliseconds, setTimer = setTimeout }: ConnectionOptions) {
  const listeners = new Set<() => void>();
  let shown: 'up' | 'down' = 'up';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (connection: 'up' | 'down') => {
    if (shown === connection) return;
    shown = connection;
    for (const listener of listeners) listener();
  };

  return {
    opened() {
      clearTimeout(timer);
      timer = undefined;
      show('up');
    },
    lost() {
      timer ??= setTimer(() => show('down'), quietMilliseconds);
    },
    current: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const connection = createConnection({ quietMilliseconds: 2000 });

const ways = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  const stop = connection.subscribe(listener);
  for (const way of ways) window.addEventListener(way, listener);
  return () => {
    stop();
    for (const way of ways) window.removeEventListener(way, listener);
  };
}

/** A socket learns after many seconds only that its network is gone; the browser knows at once. */
export function useConnection(): Connection {
  return useOutside<Connection>(subscribe, () => (navigator.onLine ? connection.current() : 'offline'), 'up');
}
