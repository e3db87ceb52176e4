import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIsFromServer } from './use-hydrated.ts';

/**
 * Reads a store outside of React. During hydration it returns the server's value; the browser's value follows in a
 * transition, so that the page does not render twice at once.
 */
export function useOutside<T>(subscribe: (listener: () => void) => () => void, read: () => T, onServer: T): T {
  const isFromServer = useIsFromServer();
  const [isFirst, setFirst] = useState(isFromServer);
  // The browser's value is the same, so no second render is needed.
  const isEqual = useRef(false);
  useEffect(() => {
    if (!isFirst) return;
    if (Object.is(read(), onServer)) isEqual.current = true;
    else startTransition(() => setFirst(false));
  });
  return useSyncExternalStore(
    subscribe,
    () => (isFirst && !isEqual.current ? onServer : read()),
    () => onServer,
  );
}
