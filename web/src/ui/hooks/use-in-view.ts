import { type RefCallback, useState } from 'react';
import { watchInView } from './watch-in-view.ts';

/**
 * Whether the element is visible above whatever covers the lower edge of the screen; false until the browser has
 * checked.
 */
export function useInView<E extends Element>(coveredBelowPx = 0): [RefCallback<E>, boolean] {
  const [inView, setInView] = useState(false);
  const [ref] = useState<RefCallback<E>>(() => (element: E | null) => {
    if (!element) return;
    const stopWatching = watchInView(element, setInView, `0px 0px -${coveredBelowPx}px 0px`);
    return () => {
      stopWatching();
      setInView(false);
    };
  });
  return [ref, inView];
}
