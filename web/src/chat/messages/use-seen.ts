import { type RefObject, useEffect, useState } from 'react';
import type { Row } from './message-rows.ts';

interface SeenOptions {
  rows: readonly Row[];
  scroller: RefObject<HTMLElement | null>;
  atEnd: boolean;
  /** Changes while the reader scrolls. */
  fromEnd: number;
  /** The number of the last loaded message. */
  last: number;
  /** Whether the first unread message is not loaded yet. */
  isLoadingUnread: boolean;
}

interface Seen {
  /** The number of the lowest message in view. */
  upTo: number;
  /** The newest message when the reader was last at the end. */
  leftAt: number;
}

/**
 * Tracks the lowest message in view. It measures the page, because on a slow phone `atEnd` still describes the position
 * before the jump to the first unread message.
 */
export function useSeen({ rows, scroller, atEnd, fromEnd, last, isLoadingUnread }: SeenOptions): Seen {
  const [seen, setSeen] = useState<Seen>({ upTo: 0, leftAt: last });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again while the reader scrolls.
  useEffect(() => {
    const upTo = isLoadingUnread ? 0 : lowestInView(rows, scroller.current);
    setSeen((before) => {
      const leftAt = atEnd ? Math.max(before.leftAt, last) : before.leftAt;
      return before.upTo === upTo && before.leftAt === leftAt ? before : { upTo, leftAt };
    });
  }, [rows, scroller, atEnd, fromEnd, last, isLoadingUnread]);
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
