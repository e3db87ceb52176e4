/** `index` on a ring of `length`: one past the last is the first, one before the first is the last. */
export function wrapped(index: number, length: number): number {
  return length === 0 ? 0 : ((index % length) + length) % length;
}

/** How many slides it takes to show all items. */
export function slideCount(items: number, perSlide: number): number {
  return Math.max(1, Math.ceil(items / perSlide));
}

/** Where a key leads in a row of pictures; null for keys that lead nowhere. */
export function slideByKey(key: string, index: number, length: number): number | null {
  const wanted: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 };
  const slide = wanted[key];
  return slide === undefined ? null : wrapped(slide, length);
}

const swipePx = 40;

/** Where a finger that moved so far sideways leads beyond an end: from the last to the first and back; null within. */
export function slideBeyond(moved: number, index: number, count: number): number | null {
  if (count < 2 || Math.abs(moved) < swipePx) return null;
  if (moved < 0) return index === count - 1 ? 0 : null;
  return index === 0 ? count - 1 : null;
}
