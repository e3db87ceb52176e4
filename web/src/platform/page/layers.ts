import { useEffect, useLayoutEffect, useRef } from 'react';
import { followRouter, isLeavingLayers } from './followed-router.ts';

/** A layer above a page: a sheet, a dialog, a picture viewer, a drawer or a menu. */
interface Layer {
  /** May be declined: a dialog with typed text asks first. */
  close: () => void;
  /** The router's key of the page below. */
  page: string;
}

const layers: Layer[] = [];
/** True while we navigate ourselves, which concerns neither the router nor a layer. */
let moving = false;
let router: ReturnType<typeof followRouter>;
/** The current history entry. */
let shown: LayerEntry = { depth: 0, last: 0, idx: 0 };

/**
 * Makes the browser's Back close the top layer before it leaves the page. Each layer has a history entry with the page's
 * own URL, which the router never sees.
 */
export function useCloseOnBack(close: () => void, open = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // A layout effect, because the user can go back as soon as the layer is visible.
  useLayoutEffect(() => {
    if (!open) return;
    const layer: Layer = { close: () => latest.current(), page: pageOf(history.state) };
    follow();
    layers.push(layer);
    settle();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      // Deferred, so that a layer that opens in its place reuses its entry.
      setTimeout(() => whenIdle(settle));
    };
  }, [open]);
}

/** The hook for places that load it with the first layer. */
export function CloseOnBack({ close }: { close: () => void }): null {
  useCloseOnBack(close);
  return null;
}

function follow(): void {
  if (router) return;
  router = followRouter(onPopState);
  moving = isLeavingLayers();
  const update = () => {
    shown = entryOf(history.state);
  };
  update();
  router?.subscribe(update);
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
    // Never stay at the entry of a closed layer: go on to the next page, or back to its own.
    event.stopImmediatePropagation();
    if (isAhead && history.length > last) {
      history.go(1);
      return;
    }
    // The router is already at the layer's page, unless the user came from another one.
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

/** Adds an entry for each new layer and removes those of closed layers. */
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

/** Going back while a navigation is pending would cancel it. */
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
  /** The number of open layers at this entry; 0 for the page itself. */
  depth: number;
  /** The history's length when this was the last entry. If it is longer now, another page follows. */
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

/** The first page has no key; the router uses the same default. */
function pageOf(state: unknown): string {
  const key = (state as Record<string, unknown> | null)?.key;
  return typeof key === 'string' ? key : 'default';
}
