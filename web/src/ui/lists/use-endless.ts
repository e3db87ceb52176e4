import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsFromServer } from '#platform/page/use-hydrated.ts';
import { endPlace, isReached } from './end-reach.ts';
import { consumeSavedList, type SavedList, saveList } from './saved-lists.ts';

interface EndlessOptions {
  hasMore: boolean;
  /** The number of loaded items. */
  loaded: number;
  /** Loads the next page; rejects if that fails. */
  load: () => Promise<unknown>;
  /** The distance from the list's end at which it loads more by itself. */
  nearPx: number;
  /** If false, only the button loads more. */
  byItself?: boolean;
}

export interface Endless {
  hasMore: boolean;
  state: 'ready' | 'busy' | 'failed';
  more: () => void;
  /** Attach this ref to the element that follows the list. */
  end: RefObject<HTMLDivElement | null>;
}

/** A list that loads more as the reader scrolls, or by a button. After a failure only the button loads more. */
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
    // Only scrolling by the reader counts from here on: neither a restored position nor a layout shift.
    let before = endPlace(element);
    const checkEnd = () => {
      const now = endPlace(element);
      if (!now) return;
      if (before && isReached(before, now, nearPx)) goOn();
      before = now;
    };
    // The reader may have scrolled before the script ran; that counts too.
    if (isEarly.current && before && isOpenedByLink()) {
      before = { ...before, below: before.below + window.scrollY };
      checkEnd();
    }
    isEarly.current = false;
    document.addEventListener('scroll', checkEnd, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', checkEnd, { capture: true });
  }, [nearPx, canGoOn, byItself]);
  return { hasMore, state, more, end };
}

/** False after Back and a reload, where the browser restores the scroll position itself. */
function isOpenedByLink(): boolean {
  return performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'navigate');
}

/**
 * While a list grows, browsers hold the visible content in place. Below the list that would hide the new items, so it
 * is switched off there, but not for a reader who has scrolled past the list to the page's footer.
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
      // Wait until the new items have been laid out.
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

/** After a reload, loads the list to its earlier length and restores the reader's position. */
function useRestored({ end, loaded, hasMore, state, goOn }: RestoredOptions): void {
  const { key } = useLocation();
  const [left, setLeft] = useState<SavedList | null>(null);
  const leave = useEffectEvent(() => {
    saveList(key, { loaded, height: document.documentElement.scrollHeight, y: window.scrollY });
  });
  const restore = useEffectEvent(() => {
    const entry = consumeSavedList(key);
    if (!entry || entry.loaded <= loaded || !end.current) return;
    // Reserve space for the items still to come, so that the position exists at once.
    end.current.style.marginTop = `${Math.max(0, entry.height - document.documentElement.scrollHeight)}px`;
    window.scrollTo(0, entry.y);
    setLeft(entry);
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
  // `loaded` is a dependency because items may be rendered after `state` changes.
  useEffect(() => {
    if (left && state !== 'busy') next(loaded);
  }, [left, state, loaded]);
}
