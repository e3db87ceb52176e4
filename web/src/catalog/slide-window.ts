/** `index` on a ring of `length`: one past the last is the first, one before the first is the last. */
export function wrapped(index: number, length: number): number {
  return length === 0 ? 0 : ((index % length) + length) % length;
}

/** How many slides it takes to show all items. */
export function slideCount(items: number, perSlide: number): number {
  return Math.max(1, Math.ceil(items / perSlide));
}

/** The items cut into slides; the last may be shorter. */
export function slides<T>(items: readonly T[], perSlide: number): T[][] {
  return Array.from({ length: slideCount(items.length, perSlide) }, (_, slide) =>
    items.slice(slide * perSlide, (slide + 1) * perSlide),
  );
}

/** The slide that shows the same first item after the number per slide has changed, as when a phone is turned. */
export function slideAfterResize(slide: number, from: number, to: number): number {
  return Math.floor((slide * from) / to);
}
