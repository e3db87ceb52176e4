/** Where the end of a list is, seen from the window. */
export interface EndPlace {
  /** Of its upper edge, from the window's lower one; less than nothing once it has come into the window. */
  below: number;
  /** All that is in the window comes behind the list. */
  isPast: boolean;
}

/** Null while it is not laid out: a list that is just left is still asked where it stands, and has no place. */
export function endPlace(end: Element): EndPlace | null {
  if (end.getClientRects().length === 0) return null;
  const { top, bottom } = end.getBoundingClientRect();
  return { below: top - window.innerHeight, isPast: bottom <= 0 };
}

/**
 * Whether a reader who scrolled from one place to the other came to the end: once for each time that they come near it,
 * and where it is near already, as they go on towards it. Reading what comes behind the list asks for nothing more.
 */
export function isReached(before: EndPlace, now: EndPlace, nearPx: number): boolean {
  if (now.below >= nearPx) return false;
  return before.below >= nearPx || (now.below < before.below && !now.isPast);
}
