import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
let readsServerSnapshot = false;

/** Whether the server rendered this component. React reads the server snapshot only on the server and to hydrate. */
export function useIsFromServer(): boolean {
  readsServerSnapshot = false;
  // Both snapshots are equal, so this causes no second render.
  useSyncExternalStore(
    never,
    () => null,
    () => {
      readsServerSnapshot = true;
      return null;
    },
  );
  return useState(readsServerSnapshot)[0];
}

/** False on the server and in the browser's first render, which must match; true afterwards. */
export function useHydrated(): boolean {
  const isFromServer = useIsFromServer();
  const [isAwake, setAwake] = useState(!isFromServer);
  useEffect(() => {
    // A transition, so that the whole page does not update at once.
    startTransition(() => setAwake(true));
  }, []);
  return isAwake;
}
