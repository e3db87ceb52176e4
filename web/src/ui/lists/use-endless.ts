import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsFromServer } from '#platform/page/use-hydrated.ts';
import { endPlace, isReached } from './end-reach.ts';
import { type LeftList, leaveList, takeLeftList } from './left-lists.ts';

interface EndlessOptions {
  hasMore: boolean;
  /** How many there are already. */
  loaded: number;
  /** Adds what follows; fails when it can't. */
  load: () => Promise<unknown>;
  /** How far before its end the list goes on by itself. */
  nearPx: number;
  /** While this is not wanted, it goes on by the button only. */
  byItself?: boolean;
}

export interface Endless {
  hasMore: boolean;
  state: 'ready' | 'busy' | 'failed';
  more: () => void;
  /** To be put on what stands below the list. */
  end: RefObject<HTMLDivElement | null>;
}

/** A list that goes on as one scrolls, or by a button; after a failure by the button only. */
export function useEndless({ hasMore, loaded, load, nearPx, byItself = true }: EndlessOptions): Endless {
  const [state, setState] = useState<Endless['state']>('ready');
  const end = useRef<HTMLDivElement>(null);
  const more = () => {
    if (state === 'busy') return;
    setState('busy');
    load().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  const goOn = useEffectEvent(more);
  const isEarly = useRef(useIsFromServer());
  const canGoOn = hasMore && state === 'ready';
  useRestored({ end, loaded, hasMore, state, goOn: more });
  useGrowthBelow(end, state === 'busy');
  useEffect(() => {
    const element = end.current;
    if (!element || !canGoOn || !byItself) return;
    // Only what its reader scrolls from here on counts: no restored place, and nothing that moved by itself.
    let before = endPlace(element);
    const look = () => {
      const now = endPlace(element);
      if (!now) return;
      if (before && isReached(before, now, nearPx)) goOn();
      before = now;
    };
    // The page may have been scrolled before its script was there: that was its reader too.
    if (isEarly.current && before && isOpenedByLink()) {
      before = { ...before, below: before.below + window.scrollY };
      look();
    }
    isEarly.current = false;
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [nearPx, canGoOn, byItself]);
  return { hasMore, state, more, end };
}

/** Neither Back nor a reload, where the browser itself scrolls to the place that was left. */
function isOpenedByLink(): boolean {
  return performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'navigate');
}

/**
 * While a list grows, browsers hold what is in the window where it is. Below the list that would hide what came, so it
 * is not done there; whoever is past the list, at the page's foot, stays where they are.
 */
function useGrowthBelow(end: RefObject<HTMLDivElement | null>, isGrowing: boolean): void {
  const frame = useRef(0);
  useEffect(() => {
    if (!isGrowing) return;
    cancelAnimationFrame(frame.current);
    const { style } = document.documentElement;
    const choose = () => {
      style.overflowAnchor = end.current && endPlace(end.current)?.isPast ? '' : 'none';
    };
    choose();
    document.addEventListener('scroll', choose, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', choose, { capture: true });
      // Once what came has been laid out.
      frame.current = requestAnimationFrame(() => {
        frame.current = requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
      });
    };
  }, [end, isGrowing]);
}

interface RestoredOptions extends Pick<Endless, 'end' | 'state' | 'hasMore'> {
  loaded: number;
  goOn: () => void;
}

/** A page that is loaded anew has its list as long as it was, and its reader is where they were. */
function useRestored({ end, loaded, hasMore, state, goOn }: RestoredOptions): void {
  const { key } = useLocation();
  const [left, setLeft] = useState<LeftList | null>(null);
  const leave = useEffectEvent(() => {
    leaveList(key, { loaded, height: document.documentElement.scrollHeight, y: window.scrollY });
  });
  const restore = useEffectEvent(() => {
    const found = takeLeftList(key);
    if (!found || found.loaded <= loaded || !end.current) return;
    // Room for what is still to come, so that the place is there at once.
    end.current.style.marginTop = `${Math.max(0, found.height - document.documentElement.scrollHeight)}px`;
    window.scrollTo(0, found.y);
    setLeft(found);
  });
  useEffect(() => {
    restore();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  const next = useEffectEvent((count: number) => {
    if (left && state === 'ready' && hasMore && count < left.loaded) return goOn();
    end.current?.style.removeProperty('margin-top');
    setLeft(null);
  });
  // Also by the count: what came may be drawn after the load is done.
  useEffect(() => {
    if (left && state !== 'busy') next(loaded);
  }, [left, state, loaded]);
}
