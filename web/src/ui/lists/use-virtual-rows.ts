import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, aimedAt, anchorOf, bringUp, forgetAbsent, holdAnchor, rowOf } from './scroll-anchor.ts';
import { heightBelow, type VirtualRange, virtualRange } from './virtual-range.ts';

/** Closer to the end than this, the reader is at the newest row and follows it. */
const nearEnd = 48;
/** The range is recomputed each time the reader has scrolled this many pixels. */
const stride = 200;

interface VirtualRows {
  /** The ref of a container stacked from its end (`flex-col-reverse`): rows that grow above do not move the others. */
  scroller: RefObject<HTMLDivElement | null>;
  range: VirtualRange;
  /** The ref for every drawn row. The row also needs its key in `data-key`, and `data-floats` if it is sticky. */
  measure: (row: HTMLElement | null) => (() => void) | undefined;
  atEnd: boolean;
  /** Pixels from the end, rounded to strides; it changes while the reader scrolls. */
  fromEnd: number;
  viewHeight: number;
  toEnd(): void;
  /** Scrolls a row into the upper half of the view, unless the row is visible at the end anyway. */
  toRow(key: string): void;
  onScroll(): void;
}

/**
 * Draws only the rows near the view. Heights are measured as rows appear. Whatever is added, removed or resized
 * elsewhere, the row at the top of the view stays in place, unless the reader is at the end and follows it.
 */
export function useVirtualRows(keys: readonly string[], guess: (index: number) => number): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<string, number>());
  const heightOf = (index: number) => heights.current.get(keys[index] ?? '') ?? guess(index);
  const below = (key: string) => heightBelow(keys, key, heightOf);
  const { view, look, hold, toEnd, toRow } = usePlace(scroller, below);
  const measure = useMeasure(scroller, heights, { look, hold });

  // Rows added or removed below the anchored row shift the position by their height.
  const shift = view.row && !view.atEnd ? (below(view.row.key) ?? view.row.below) - view.row.below : 0;
  const fromEnd = Math.max(0, view.fromEnd + shift);
  return {
    scroller,
    range: virtualRange(keys.length, heightOf, { fromEnd, height: view.height }),
    measure,
    atEnd: view.atEnd,
    fromEnd,
    viewHeight: view.height,
    toEnd,
    toRow,
    onScroll: look,
  };
}

type Scroller = RefObject<HTMLDivElement | null>;

interface View {
  fromEnd: number;
  height: number;
  atEnd: boolean;
  /** The first row in view, and the height below it at that time. */
  row: { key: string; below: number } | null;
}

/** The position in the list: how it is preserved and how it changes. */
function usePlace(scroller: Scroller, below: (key: string) => number | null) {
  const follows = useRef(true);
  const anchor = useRef<Anchor | null>(null);
  /** The key of a row to scroll to as soon as it is drawn. */
  const aim = useRef<string | null>(null);
  const { view, updateView: look } = useScrollView(scroller, below, { follows, anchor });

  const hold = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const aimed = aim.current === null ? null : rowOf(element, aim.current);
    if (aimed) {
      aim.current = null;
      bringUp(element, aimed);
    } else if (follows.current) {
      if (element.scrollTop !== 0) element.scrollTop = 0;
    } else if (anchor.current) holdAnchor(element, anchor.current);
    anchor.current = anchorOf(element);
  }, [scroller]);

  // This runs after every render, before the browser paints.
  useLayoutEffect(hold);

  function toRow(key: string) {
    const element = scroller.current;
    const under = below(key);
    if (!element || under === null) return;
    const distance = under - element.clientHeight * (1 - aimedAt);
    follows.current = distance < nearEnd;
    element.scrollTop = follows.current ? 0 : -distance;
    aim.current = follows.current ? null : key;
    look();
  }

  function toEnd() {
    aim.current = null;
    follows.current = true;
    hold();
    look();
  }

  return { view, look, hold, toEnd, toRow };
}

interface Place {
  follows: RefObject<boolean>;
  anchor: RefObject<Anchor | null>;
}

/** Tracks the scroll position as far as it affects the drawn rows. */
function useScrollView(scroller: Scroller, below: (key: string) => number | null, { follows, anchor }: Place) {
  const [view, setView] = useState<View>({ fromEnd: 0, height: 800, atEnd: true, row: null });
  const latest = useRef({ below });
  useLayoutEffect(() => {
    latest.current = { below };
  });
  const updateView = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const fromEnd = Math.abs(element.scrollTop);
    follows.current = fromEnd < nearEnd;
    anchor.current = anchorOf(element);
    const key = anchor.current?.key;
    const next = {
      fromEnd: Math.floor(fromEnd / stride) * stride,
      height: element.clientHeight,
      atEnd: follows.current,
      row: key === undefined ? null : { key, below: latest.current.below(key) ?? 0 },
    };
    setView((before) =>
      before.fromEnd === next.fromEnd && before.height === next.height && before.atEnd === next.atEnd ? before : next,
    );
  }, [scroller, follows, anchor]);
  return { view, updateView: updateView };
}

/** Stores the heights of drawn rows: each one when it appears or changes, and all of them when the width changes. */
function useMeasure(
  scroller: Scroller,
  heights: RefObject<Map<string, number>>,
  { look, hold }: { look: () => void; hold: () => void },
): VirtualRows['measure'] {
  const observer = useRef<ResizeObserver | null>(null);
  const measured = useCallback(
    (entries: readonly ResizeObserverEntry[]) => {
      for (const { target, borderBoxSize } of entries) {
        const key = target instanceof HTMLElement ? target.dataset.key : undefined;
        const height = borderBoxSize[0]?.blockSize;
        if (key && height) heights.current.set(key, height);
      }
      hold();
    },
    [heights, hold],
  );

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let width = element.clientWidth;
    const sizes = new ResizeObserver(() => {
      // Lines wrap differently at a new width, so the heights of absent rows have to be estimated again.
      if (element.clientWidth !== width) forgetAbsent(heights.current, element);
      width = element.clientWidth;
      hold();
      look();
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      observer.current?.disconnect();
      observer.current = null;
    };
  }, [scroller, heights, hold, look]);

  return useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      observer.current ??= new ResizeObserver(measured);
      const own = observer.current;
      own.observe(row);
      return () => own.unobserve(row);
    },
    [measured],
  );
}
