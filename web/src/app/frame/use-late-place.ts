import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where the router saves how far each entry of the history was scrolled. */
export const scrollPlacesKey = 'besesaka-scroll-places';

const patienceMs = 10_000;

/**
 * After a reload a personal page is short until its data comes, and the router cannot scroll to where its reader was. As
 * the page grows it goes there, until its reader does something.
 */
export function useLatePlace(): void {
  // Later addresses are the router's own matter.
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
    const timer = setTimeout(() => stop.abort(), patienceMs);
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
