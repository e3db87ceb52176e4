import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render of its HTML: for controls that need script to work at all. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
