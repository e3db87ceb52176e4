import { useRef, useState } from 'react';
import { slideInView } from './snap-position.ts';

/**
 * A row that the browser itself scrolls and snaps, so that swiping works before and without script.
 * `gap` is the space between two slides in pixels.
 */
export function useSnapTrack<E extends HTMLElement>(count: number, gap = 0) {
  const ref = useRef<E>(null);
  const [index, setIndex] = useState(0);
  // While a jump is under way the slides that fly by are not "the current one".
  const target = useRef<number | null>(null);

  function onScroll() {
    const track = ref.current;
    if (!track) return;
    const seen = slideInView(track, track.clientWidth + gap, count);
    if (target.current !== null && seen !== target.current) return;
    target.current = null;
    setIndex(seen);
  }

  /** One past the last is the first, one before the first is the last. */
  function goTo(wanted: number) {
    const track = ref.current;
    if (!track || count === 0) return;
    const slide = ((wanted % count) + count) % count;
    target.current = slide;
    setIndex(slide);
    track.scrollTo({ left: slide * (track.clientWidth + gap), behavior: calm() ? 'instant' : 'smooth' });
  }

  const takenOver = () => {
    target.current = null;
  };

  return { index, goTo, track: { ref, onScroll, onTouchStart: takenOver, onWheel: takenOver } };
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
