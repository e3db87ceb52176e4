/** The position of a target row, as a fraction of the view's height from the top. */
export const aimedAt = 0.25;

export interface Anchor {
  key: string;
  /** The row's distance from the top of the view. */
  top: number;
  /** The scroll position at that time. */
  scrolled: number;
}

/** The first row in view. A day's heading is sticky, so the first loaded message of its day is used instead. */
export function anchorOf(scroller: HTMLElement): Anchor | null {
  const edge = scroller.getBoundingClientRect().top;
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-key]:not([data-floats])')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > edge) return { key: row.dataset.key ?? '', top: top - edge, scrolled: scroller.scrollTop };
  }
  return null;
}

export function rowOf(scroller: HTMLElement, key: string): Element | null {
  return scroller.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

/** Preserves the user's own scrolling since then and reverts every other movement. */
export function holdAnchor(scroller: HTMLElement, anchor: Anchor): void {
  const row = rowOf(scroller, anchor.key);
  if (!row) return;
  const top = anchor.top - (scroller.scrollTop - anchor.scrolled);
  const moved = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top - top;
  if (Math.abs(moved) > 0.5) scroller.scrollTop += moved;
}

export function forgetAbsent(heights: Map<string, number>, scroller: HTMLElement): void {
  const drawn = new Set([...scroller.querySelectorAll<HTMLElement>('[data-key]')].map((row) => row.dataset.key));
  for (const key of heights.keys()) if (!drawn.has(key)) heights.delete(key);
}

/** Scrolls a row into the upper half of the view. */
export function bringUp(scroller: HTMLElement, row: Element): void {
  const top = scroller.getBoundingClientRect().top + scroller.clientHeight * aimedAt;
  scroller.scrollTop += row.getBoundingClientRect().top - top;
}
