import { useCallback } from 'react';
import { useOutside } from '#platform/page/use-outside.ts';

/** Whether a media query matches; false on the server and during hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useOutside(subscribe, () => matchMedia(query).matches, false);
}
