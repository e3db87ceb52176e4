export interface VirtualRange {
  /** The first row to draw, and the index after the last. */
  start: number;
  end: number;
  /** The height in pixels of the rows above and below. */
  above: number;
  below: number;
  /** The height of all rows. */
  total: number;
}

interface View {
  /** Pixels between the lower edge of the view and the end of the list. */
  fromEnd: number;
  /** The height of the view. */
  height: number;
}

/** Pixels drawn beyond the view, so that fast scrolling shows no gap. */
const beyond = 800;

/** Computes which rows to draw: those in view and a few more. It counts from the end, where a conversation is read. */
export function virtualRange(count: number, heightOf: (index: number) => number, view: View): VirtualRange {
  const lower = view.fromEnd - beyond;
  const upper = view.fromEnd + view.height + beyond;
  let end = count;
  let below = 0;
  while (end > 0) {
    const height = heightOf(end - 1);
    if (below + height > lower) break;
    below += height;
    end -= 1;
  }
  let start = end;
  let covered = below;
  while (start > 0 && covered < upper) {
    covered += heightOf(start - 1);
    start -= 1;
  }
  let above = 0;
  for (let index = 0; index < start; index += 1) above += heightOf(index);
  return { start, end, above, below, total: above + covered };
}

/** Pixels between the lower edge of a row and the end of the list; null for an unknown key. */
export function heightBelow(keys: readonly string[], key: string, heightOf: (index: number) => number): number | null {
  let below = 0;
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    if (keys[index] === key) return below;
    below += heightOf(index);
  }
  return null;
}
