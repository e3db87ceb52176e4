import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
let asksServer = false;

/** Whether this component was rendered by the server and now hydrates. React then calls for the server's snapshot. */
export function useIsFromServer(): boolean {
  asksServer = false;
  // Both snapshots are equal, so this causes no second render.
  useSyncExternalStore(
    never,
    () => null,
    () => {
      asksServer = true;
      return null;
    },
  );
  return useState(asksServer)[0];
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
