import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The key under which the router saves the scroll position of each history entry. */
export const scrollPlacesKey = 'besesaka-scroll-places';

const waitMs = 10_000;

/**
 * After a reload a user's page is short until its data arrives, so the router cannot restore the scroll position. This hook
 * restores it as the page grows, until the user interacts with it.
 */
export function useLatePlace(): void {
  // The router handles all later navigations.
  const opened = useRef(useLocation().key);
  useEffect(() => {
    const place = savedPlace(opened.current);
    if (place <= reach()) return;
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, place);
      if (place <= reach()) stop.abort();
    });
    const stop = new AbortController();
    stop.signal.addEventListener('abort', () => observer.disconnect());
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
    const timer = setTimeout(() => stop.abort(), waitMs);
    observer.observe(document.body);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
}

const reach = () => document.documentElement.scrollHeight - window.innerHeight;

function savedPlace(key: string): number {
  try {
    const places = JSON.parse(sessionStorage.getItem(scrollPlacesKey) ?? '{}');
    const place: unknown = places?.[key];
    return typeof place === 'number' ? place : 0;
  } catch {
    return 0;
  }
}
