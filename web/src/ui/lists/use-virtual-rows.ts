import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { heightBelow, type VirtualRange, virtualRange } from './virtual-range.ts';

/** Nearer to the end than this one reads the newest, and follows it. */
const nearEnd = 48;
/** The range is looked at anew after this many pixels. */
const stride = 200;

interface VirtualRows {
  /** Of a container whose content is stacked from its end (`flex-col-reverse`): what grows above moves nothing. */
  scroller: RefObject<HTMLDivElement | null>;
  range: VirtualRange;
  /** Put on every row that is drawn, which also has its key as `data-key`, and `data-floats` where others pass it. */
  measure: (row: HTMLElement | null) => (() => void) | undefined;
  atEnd: boolean;
  /** Pixels from the end, in strides: changes while one scrolls. */
  fromEnd: number;
  viewHeight: number;
  toEnd(): void;
  onScroll(): void;
}

/**
 * Draws only the rows around what is seen. Heights are measured as rows appear; whatever is added, dropped or grows
 * elsewhere, the row at the top of the view stays where it is, unless one is at the end and follows.
 */
export function useVirtualRows(keys: readonly string[], guess: (index: number) => number): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<string, number>());
  const follows = useRef(true);
  const anchor = useRef<Anchor | null>(null);
  const [view, setView] = useState<View>({ fromEnd: 0, height: 800, atEnd: true, row: null });

  const heightOf = (index: number) => heights.current.get(keys[index] ?? '') ?? guess(index);
  const below = (key: string) => heightBelow(keys, key, heightOf);
  const latest = useRef({ below });
  useLayoutEffect(() => {
    latest.current = { below };
  });

  const look = useCallback(() => {
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
  }, []);

  const hold = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    if (follows.current) {
      if (element.scrollTop !== 0) element.scrollTop = 0;
    } else if (anchor.current) holdAnchor(element, anchor.current);
    anchor.current = anchorOf(element);
  }, []);

  // After every drawing, before it is painted.
  useLayoutEffect(hold);

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
    [hold],
  );
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      observer.current ??= new ResizeObserver(measured);
      const own = observer.current;
      own.observe(row);
      return () => own.unobserve(row);
    },
    [measured],
  );

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let width = element.clientWidth;
    const sizes = new ResizeObserver(() => {
      // Another width breaks lines elsewhere: what is not drawn has to be guessed again.
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
  }, [hold, look]);

  // Rows that came or went below the one that is looked at move the place by as much.
  const shift = view.row && !view.atEnd ? (below(view.row.key) ?? view.row.below) - view.row.below : 0;
  const fromEnd = Math.max(0, view.fromEnd + shift);
  return {
    scroller,
    range: virtualRange(keys.length, heightOf, { fromEnd, height: view.height }),
    measure,
    atEnd: view.atEnd,
    fromEnd,
    viewHeight: view.height,
    toEnd: () => {
      follows.current = true;
      hold();
      look();
    },
    onScroll: look,
  };
}

interface View {
  fromEnd: number;
  height: number;
  atEnd: boolean;
  /** The first row in view, and what lay below it then. */
  row: { key: string; below: number } | null;
}

interface Anchor {
  key: string;
  /** Of the row, from the top of the view. */
  top: number;
  /** Where the scroller stood then. */
  scrolled: number;
}

/** The first row that is in view. A day's name floats: it moves up to the first message that is loaded of its day. */
function anchorOf(scroller: HTMLElement): Anchor | null {
  const edge = scroller.getBoundingClientRect().top;
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-key]:not([data-floats])')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > edge) return { key: row.dataset.key ?? '', top: top - edge, scrolled: scroller.scrollTop };
  }
  return null;
}

/** What its person scrolled since is theirs; every other move is taken back. */
function holdAnchor(scroller: HTMLElement, anchor: Anchor): void {
  const row = scroller.querySelector(`[data-key="${CSS.escape(anchor.key)}"]`);
  if (!row) return;
  const wanted = anchor.top - (scroller.scrollTop - anchor.scrolled);
  const moved = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top - wanted;
  if (Math.abs(moved) > 0.5) scroller.scrollTop += moved;
}

function forgetAbsent(heights: Map<string, number>, scroller: HTMLElement): void {
  const drawn = new Set([...scroller.querySelectorAll<HTMLElement>('[data-key]')].map((row) => row.dataset.key));
  for (const key of heights.keys()) if (!drawn.has(key)) heights.delete(key);
}
