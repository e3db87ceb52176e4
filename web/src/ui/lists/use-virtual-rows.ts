import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, aimedAt, anchorOf, bringUp, forgetAbsent, holdAnchor, rowOf } from './scroll-anchor.ts';
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
  /** Brings a row into the upper half of the view, where it is not in view at the end anyway. */
  toRow(key: string): void;
  onScroll(): void;
}

/**
 * Draws only the rows around what is seen. Heights are measured as rows appear; whatever is added, dropped or grows
 * elsewhere, the row at the top of the view stays where it is, unless one is at the end and follows.
 */
export function useVirtualRows(keys: readonly string[], guess: (index: number) => number): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<string, number>());
  const heightOf = (index: number) => heights.current.get(keys[index] ?? '') ?? guess(index);
  const below = (key: string) => heightBelow(keys, key, heightOf);
  const { view, look, hold, toEnd, toRow } = usePlace(scroller, below);
  const measure = useMeasure(scroller, heights, { look, hold });

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
  /** The first row in view, and what lay below it then. */
  row: { key: string; below: number } | null;
}

/** What is looked at, how it is held where it is, and how one goes elsewhere. */
function usePlace(scroller: Scroller, below: (key: string) => number | null) {
  const follows = useRef(true);
  const anchor = useRef<Anchor | null>(null);
  /** A row to be shown as soon as it is drawn. */
  const aim = useRef<string | null>(null);
  const { view, look } = useLook(scroller, below, { follows, anchor });

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

  // After every drawing, before it is painted.
  useLayoutEffect(hold);

  function toRow(key: string) {
    const element = scroller.current;
    const under = below(key);
    if (!element || under === null) return;
    const wanted = under - element.clientHeight * (1 - aimedAt);
    follows.current = wanted < nearEnd;
    element.scrollTop = follows.current ? 0 : -wanted;
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

/** Where one is, as far as it changes what is drawn. */
function useLook(scroller: Scroller, below: (key: string) => number | null, { follows, anchor }: Place) {
  const [view, setView] = useState<View>({ fromEnd: 0, height: 800, atEnd: true, row: null });
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
  }, [scroller, follows, anchor]);
  return { view, look };
}

/** Keeps the heights of what is drawn: of each row when it comes or changes, and of all when lines break elsewhere. */
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
