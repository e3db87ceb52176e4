/** How far down the view a row is put that is gone to. */
export const aimedAt = 0.25;

export interface Anchor {
  key: string;
  /** Of the row, from the top of the view. */
  top: number;
  /** Where the scroller stood then. */
  scrolled: number;
}

/** The first row that is in view. A day's name floats: it moves up to the first message that is loaded of its day. */
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

/** What its person scrolled since is theirs; every other move is taken back. */
export function holdAnchor(scroller: HTMLElement, anchor: Anchor): void {
  const row = rowOf(scroller, anchor.key);
  if (!row) return;
  const wanted = anchor.top - (scroller.scrollTop - anchor.scrolled);
  const moved = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top - wanted;
  if (Math.abs(moved) > 0.5) scroller.scrollTop += moved;
}

export function forgetAbsent(heights: Map<string, number>, scroller: HTMLElement): void {
  const drawn = new Set([...scroller.querySelectorAll<HTMLElement>('[data-key]')].map((row) => row.dataset.key));
  for (const key of heights.keys()) if (!drawn.has(key)) heights.delete(key);
}

/** Puts a row into the upper half of the view. */
export function bringUp(scroller: HTMLElement, row: Element): void {
  const wanted = scroller.getBoundingClientRect().top + scroller.clientHeight * aimedAt;
  scroller.scrollTop += row.getBoundingClientRect().top - wanted;
}
