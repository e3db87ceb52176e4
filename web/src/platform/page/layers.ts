import { useEffect, useLayoutEffect, useRef } from 'react';
import { followRouter, isLeavingLayers } from './followed-router.ts';

/** What lies upon a page: a sheet, a dialog, a picture viewer, a drawer, a menu. */
interface Layer {
  /** May be refused: where words were typed it asks first. */
  close: () => void;
  /** The router's key of the page below. */
  page: string;
}

const layers: Layer[] = [];
/** We go back ourselves: neither the router nor a layer is meant. */
let moving = false;
let router: ReturnType<typeof followRouter>;
/** The entry of the history that is shown. */
let shown: LayerEntry = { depth: 0, last: 0, idx: 0 };

/**
 * The browser's Back closes what lies upon the page before it leaves the page. Each layer is an entry of the history
 * with the page's own address, of which the router never hears.
 */
export function useCloseOnBack(close: () => void, open = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // At once: whoever sees a layer may go back.
  useLayoutEffect(() => {
    if (!open) return;
    const layer: Layer = { close: () => latest.current(), page: pageOf(history.state) };
    follow();
    layers.push(layer);
    settle();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      // Not at once: where another layer opens in its place, that takes its entry.
      setTimeout(() => whenIdle(settle));
    };
  }, [open]);
}

function follow(): void {
  if (router) return;
  router = followRouter(onPopState);
  moving = isLeavingLayers();
  const look = () => {
    shown = entryOf(history.state);
  };
  look();
  router?.subscribe(look);
}

function onPopState(event: PopStateEvent): void {
  const entry = entryOf(event.state);
  const isAhead = entry.idx > shown.idx || (entry.idx === shown.idx && entry.depth > shown.depth);
  const { depth, last } = entry;
  shown = entry;
  if (moving) {
    moving = false;
    event.stopImmediatePropagation();
    settle();
    return;
  }
  if (depth > layers.length) {
    // The entry of a layer that is closed is no place to stay at: on to the page beyond it, or back to its own.
    event.stopImmediatePropagation();
    if (isAhead && history.length > last) {
      history.go(1);
      return;
    }
    // Its own page is the one that the router has not left, unless one comes from another.
    if (isAhead && router?.state.location.key === pageOf(event.state)) moving = true;
    history.go(layers.length - depth);
    return;
  }
  const top = layers.at(-1);
  if (top?.page !== pageOf(event.state)) return;
  event.stopImmediatePropagation();
  if (depth === layers.length) return;
  top.close();
  setTimeout(settle);
}

/** As many entries as layers: new ones get theirs, and those of closed ones go. */
function settle(): void {
  if (moving) return;
  const { depth } = entryOf(history.state);
  if (depth > layers.length) {
    moving = true;
    history.go(layers.length - depth);
  }
  for (let next = depth + 1; next <= layers.length; next += 1) {
    history.pushState(history.state, '');
    history.replaceState({ ...history.state, besesakaLayer: { depth: next, last: history.length } }, '');
  }
  shown = entryOf(history.state);
}

/** Going back while the next page is on its way would take that page back. */
function whenIdle(run: () => void): void {
  if (!router || router.state.navigation.state === 'idle') {
    run();
    return;
  }
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    run();
  });
}

interface LayerEntry {
  /** How many layers lie upon the page here; none on the page itself. */
  depth: number;
  /** How long the history was when this was its end: longer now, and there is a page beyond. */
  last: number;
  /** The router's number of the page. */
  idx: number;
}

function entryOf(state: unknown): LayerEntry {
  const { besesakaLayer, idx = 0 } = (state ?? {}) as {
    besesakaLayer?: Pick<LayerEntry, 'depth' | 'last'>;
    idx?: number;
  };
  return { depth: 0, last: 0, ...besesakaLayer, idx };
}

/** The first page has none; the router calls it so too. */
function pageOf(state: unknown): string {
  const key = (state as Record<string, unknown> | null)?.key;
  return typeof key === 'string' ? key : 'default';
}
