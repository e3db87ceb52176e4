import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIsFromServer } from './use-hydrated.ts';

/**
 * What a component reads from outside of React. While a page of the server hydrates it is what the server drew; what this
 * browser knows better follows in a transition, so that hydration is not drawn a second time in one go.
 */
export function useOutside<T>(subscribe: (listener: () => void) => () => void, read: () => T, onServer: T): T {
  const isFromServer = useIsFromServer();
  const [isFirst, setFirst] = useState(isFromServer);
  // The browser knows no better: nothing has to be drawn again.
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
