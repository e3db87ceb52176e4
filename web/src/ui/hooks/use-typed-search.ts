import { useEffect, useState } from 'react';
import { useIsLeaving } from './use-is-leaving.ts';
import { useSettled } from './use-settled.ts';

interface TypedSearch {
  /** What the address asks for. */
  asked: string;
  /** Puts what was typed into it. */
  ask: (words: string) => void;
  restMs: number;
}

/** What is typed, and asked for once the typing rests. */
export function useTypedSearch({ asked, ask, restMs }: TypedSearch) {
  const [typed, setTyped] = useState(asked);
  const settled = useSettled(typed, restMs);
  const isLeaving = useIsLeaving();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is put into the address here.
  useEffect(() => {
    if (settled !== asked && !isLeaving()) ask(settled);
  }, [settled]);
  return [typed, setTyped] as const;
}
