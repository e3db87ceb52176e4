import { useOutside } from '#platform/page/use-outside.ts';

/** Down: the live connection has been lost for a while. Offline: the device has no network. */
export type Connection = 'up' | 'down' | 'offline';

interface ConnectionOptions {
  /** Gaps shorter than this are not reported. */
  quietMilliseconds: number;
  setTimer?: (run: () => void, milliseconds: number) => ReturnType<typeof setTimeout>;
}

/** Reports the live connection as down only after it has been lost for a while. */
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

/** A socket notices a lost network only after many seconds; the browser knows at once. */
export function useConnection(): Connection {
  return useOutside<Connection>(subscribe, () => (navigator.onLine ? connection.current() : 'offline'), 'up');
}
