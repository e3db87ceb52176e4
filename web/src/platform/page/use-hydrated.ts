import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
let asksServer = false;

/** Whether this component was drawn by the server and now hydrates. React says so by asking for the server's snapshot. */
export function useIsFromServer(): boolean {
  asksServer = false;
  // The snapshot is the same for both, so that nothing is drawn a second time for it.
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

/** False on the server and in the first render of the browser, which must be the same; true from then on. */
export function useHydrated(): boolean {
  const isFromServer = useIsFromServer();
  const [isAwake, setAwake] = useState(!isFromServer);
  useEffect(() => {
    // Not in one go for the whole page.
    startTransition(() => setAwake(true));
  }, []);
  return isAwake;
}
