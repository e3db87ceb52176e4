import { useEffect, useRef } from 'react';
import { useConnection } from '#platform/connection.ts';
import type { Direction } from './use-history.ts';

interface Missing {
  /** One is near the end of what is here, and there is more. */
  wanted: boolean;
  last: number;
  newest: number;
  load: (direction: Direction) => Promise<void>;
}

/** What the inbox brings in the same moment needs no reading. */
const moment = 100;

/** Reads what lies behind the newest message that is here: after a hole, further down, and after a broken connection. */
export function useMissing({ wanted, last, newest, load }: Missing): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that leaves a rest is followed by the next.
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void load('later'), moment);
    return () => clearTimeout(timer);
  }, [wanted, last, newest, load]);

  const live = useConnection();
  const before = useRef(live);
  useEffect(() => {
    if (before.current === 'down' && live === 'up') void load('later');
    before.current = live;
  }, [live, load]);
}
