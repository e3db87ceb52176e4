import { type RefObject, useLayoutEffect, useRef } from 'react';
import { storedJson } from '#platform/user/stored-json.ts';

const stored = storedJson(globalThis.sessionStorage, 'besesaka-card-heights');
/** The card heights in this tab's latest lists, by page width and product. Only this module writes them. */
const heights = new Map((stored.read() ?? []) as [string, number][]);
const heightsAtMost = 3000;

const keyOf = (id: string) => `${innerWidth} ${id}`;

/**
 * The browser does not draw cards far from the window (see `far-cards` in the styles). Leaving the list stores their
 * heights, so that Back and a reload restore the scroll position although most cards are not drawn.
 */
export function useFarCards(ids: readonly string[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(ids);
  const sized = useRef(0);
  const count = ids.length;
  useLayoutEffect(() => {
    shown.current = ids;
  });
  useLayoutEffect(() => {
    if (sized.current === count) return;
    for (const [n, card] of cardsOf(list.current).entries()) {
      const height = n >= sized.current && heights.get(keyOf(shown.current[n] ?? ''));
      if (height) card.style.containIntrinsicHeight = `auto ${height}px`;
    }
    sized.current = count;
  }, [count]);
  useLayoutEffect(() => {
    const element = list.current;
    const remember = () => {
      for (const [n, card] of cardsOf(element).entries())
        heights.set(keyOf(shown.current[n] ?? ''), card.getBoundingClientRect().height);
      for (const key of heights.keys()) if (heights.size > heightsAtMost) heights.delete(key);
    };
    const store = () => {
      remember();
      stored.write([...heights]);
    };
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      remember();
    };
  }, []);
  return list;
}

function cardsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>(':scope > ul > li')] : [];
}
