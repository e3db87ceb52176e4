/** Wraps `index` around a ring of `length`: one past the last is the first, one before the first is the last. */
export function wrapped(index: number, length: number): number {
  return length === 0 ? 0 : ((index % length) + length) % length;
}

/** The number of slides that it takes to show all items. */
export function slideCount(items: number, perSlide: number): number {
  return Math.max(1, Math.ceil(items / perSlide));
}

/** The slide that a key selects in a row of pictures, or null for keys that select none. */
export function slideByKey(key: string, index: number, length: number): number | null {
  const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 };
  const slide = targets[key];
  return slide === undefined ? null : wrapped(slide, length);
}

const swipePx = 40;

/**
 * The slide that a sideways swipe of `moved` pixels wraps around to at either end, or null when it stays within the
 * row.
 */
export function slideBeyond(moved: number, index: number, count: number): number | null {
  if (count < 2 || Math.abs(moved) < swipePx) return null;
  if (moved < 0) return index === count - 1 ? 0 : null;
  return index === 0 ? count - 1 : null;
}
