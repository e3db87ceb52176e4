import { useRef, useState } from 'react';

/**
 * A row that the browser itself scrolls and snaps, so swiping works before the script runs. `gap` is the space between
 * two slides in pixels.
 */
export function useSnapTrack<E extends HTMLElement>(count: number, gap = 0) {
  const ref = useRef<E>(null);
  const [index, setIndex] = useState(0);
  // Slides that fly by during a jump must not count as the current one.
  const target = useRef<number | null>(null);

  function onScroll() {
    const track = ref.current;
    if (!track) return;
    const current = slideInView(track, track.clientWidth + gap, count);
    if (target.current !== null && current !== target.current) return;
    target.current = null;
    setIndex(current);
  }

  /** Takes any number: one past the last is the first, one before the first is the last. */
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

interface Track {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** The slide in view. The last one may be short: then the track ends before that slide reaches the front. */
export function slideInView(track: Track, step: number, count: number): number {
  const end = track.scrollWidth - track.clientWidth;
  if (count < 2 || step <= 0 || end <= 0) return 0;
  if (track.scrollLeft >= end - 2) return count - 1;
  return Math.min(count - 1, Math.max(0, Math.round(track.scrollLeft / step)));
}
