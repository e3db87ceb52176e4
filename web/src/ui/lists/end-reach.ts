/** The position of a list's end relative to the window. */
export interface EndPlace {
  /** The distance of its upper edge below the window's lower edge; negative once it is in the window. */
  below: number;
  /** The window shows only content that follows the list. */
  isPast: boolean;
}

/** Returns null when the element has no layout, as in a list that is being left. */
export function endPlace(end: Element): EndPlace | null {
  if (end.getClientRects().length === 0) return null;
  const { top, bottom } = end.getBoundingClientRect();
  return { below: top - window.innerHeight, isPast: bottom <= 0 };
}

/**
 * Whether the reader has scrolled to the end: once each time they come near it, and again when they scroll on towards
 * it. Scrolling in the content that follows the list does not count.
 */
export function isReached(before: EndPlace, now: EndPlace, nearPx: number): boolean {
  if (now.below >= nearPx) return false;
  return before.below >= nearPx || (now.below < before.below && !now.isPast);
}
