import { type RefObject, useEffect, useState } from 'react';
import type { Row } from './message-rows.ts';

interface Looking {
  rows: readonly Row[];
  scroller: RefObject<HTMLElement | null>;
  atEnd: boolean;
  /** Changes while one scrolls. */
  fromEnd: number;
  /** Number of the last message that is here. */
  last: number;
}

interface Seen {
  /** The number of the lowest message in view. */
  upTo: number;
  /** The newest one that there was when the person was last at the end. */
  leftAt: number;
}

/** Up to where the person sees. */
export function useSeen({ rows, scroller, atEnd, fromEnd, last }: Looking): Seen {
  const [seen, setSeen] = useState<Seen>({ upTo: 0, leftAt: last });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew while one scrolls.
  useEffect(() => {
    const upTo = atEnd ? last : lowestInView(rows, scroller.current);
    setSeen((before) => {
      const leftAt = atEnd ? Math.max(before.leftAt, last) : before.leftAt;
      return before.upTo === upTo && before.leftAt === leftAt ? before : { upTo, leftAt };
    });
  }, [rows, scroller, atEnd, fromEnd, last]);
  return seen;
}

function lowestInView(rows: readonly Row[], scroller: HTMLElement | null): number {
  const edge = scroller?.getBoundingClientRect().bottom ?? 0;
  const drawn = [...(scroller?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  const key = drawn.findLast((row) => row.getBoundingClientRect().top < edge)?.dataset.key;
  const from = rows.findIndex((row) => row.key === key);
  const row = rows.slice(0, from + 1).findLast((one) => 'message' in one);
  return row && 'message' in row ? row.message.number : 0;
}
