interface Track {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** The slide in view. The last one may be short: then the track ends before its edge comes to the front. */
export function slideInView(track: Track, step: number, count: number): number {
  const end = track.scrollWidth - track.clientWidth;
  if (count < 2 || step <= 0 || end <= 0) return 0;
  if (track.scrollLeft >= end - 2) return count - 1;
  return Math.min(count - 1, Math.max(0, Math.round(track.scrollLeft / step)));
}
