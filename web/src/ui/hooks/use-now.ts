import { useEffect, useState } from 'react';

const hourMs = 60 * 60 * 1000;
export const nextHour = (now: number) => hourMs - (now % hourMs);

/** The current time, updated after the delay that `until` returns. */
export function useNow(until: (now: number) => number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), until(now));
    return () => clearTimeout(timer);
  }, [now, until]);
  return now;
}
