import { useEffect, useEffectEvent, useState } from 'react';
import type { Row } from './message-rows.ts';

interface GoToOptions {
  rows: readonly Row[];
  first: number | undefined;
  hasEarlier: boolean;
  load: (direction: 'earlier') => Promise<void>;
  toRow: (key: string) => void;
}

/** How long a message stays highlighted after a jump to it. */
const markedFor = 2000;

/** The jump to a quoted message. If it is not loaded, earlier pages load until it is. */
export function useGoTo({ rows, first, hasEarlier, load, toRow }: GoToOptions) {
  const [target, setTarget] = useState<number | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const show = useEffectEvent((key: string) => {
    toRow(key);
    setMarked(key);
  });
  useEffect(() => {
    if (target === null) return;
    const row = rows.find((one) => 'message' in one && one.message.number === target);
    if (!row && hasEarlier && first !== undefined && first > target) return void load('earlier');
    setTarget(null);
    // The message may have been deleted since.
    if (row) show(row.key);
  }, [target, rows, first, hasEarlier, load]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), markedFor);
    return () => clearTimeout(timer);
  }, [marked]);
  return { goTo: setTarget, marked };
}
