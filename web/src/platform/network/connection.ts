import { useSyncExternalStore } from 'react';

export type Connection = 'up' | 'down';

interface ConnectionOptions {
  /** Short gaps are nobody's business. */
  quietMilliseconds: number;
  setTimer?: (run: () => void, milliseconds: number) => ReturnType<typeof setTimeout>;
}

/** Whether the live connection is worth a word: down only once it has been so for a while. */
export function createConnection({ quietMilliseconds, setTimer = setTimeout }: ConnectionOptions) {
  const listeners = new Set<() => void>();
  let shown: Connection = 'up';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (connection: Connection) => {
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

export function useConnection(): Connection {
  return useSyncExternalStore(connection.subscribe, connection.current, () => 'up');
}
