import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Of the cards of this tab's last lists, by the page's width and the product. */
const heights = new Map<string, number>();
const heightsAtMost = 3000;

const keyOf = (id: string) => `${innerWidth} ${id}`;

/**
 * The browser does not draw cards that are far from the window (the `far-cards` of the styles). How high they were is
 * remembered when the list is left, so that Back finds the same place although most of them are not drawn.
 */
export function useFarCards(ids: readonly string[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(ids);
  useLayoutEffect(() => {
    shown.current = ids;
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const cards = () => [...element.querySelectorAll<HTMLElement>(':scope > ul > li')];
    for (const [n, card] of cards().entries()) {
      const height = heights.get(keyOf(shown.current[n] ?? ''));
      if (height) card.style.containIntrinsicHeight = `auto ${height}px`;
    }
    return () => {
      for (const [n, card] of cards().entries()) heights.set(keyOf(shown.current[n] ?? ''), card.offsetHeight);
      for (const key of heights.keys()) if (heights.size > heightsAtMost) heights.delete(key);
    };
  }, []);
  return list;
}
