import { useEffect, useState } from 'react';

/** The present moment, told again when it matters: after as long as `until` says. */
export function useNow(until: (now: number) => number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), until(now));
    return () => clearTimeout(timer);
  }, [now, until]);
  return now;
}
