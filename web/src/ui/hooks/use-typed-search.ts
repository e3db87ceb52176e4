import { useEffect, useState } from 'react';
import { useIsLeaving } from './use-is-leaving.ts';
import { useSettled } from './use-settled.ts';

interface TypedSearch {
  /** The search words in the URL. */
  asked: string;
  /** Puts the typed words into the URL. */
  ask: (words: string) => void;
  restMs: number;
}

/** The typed words, which become the search once typing pauses. */
export function useTypedSearch({ asked, ask, restMs }: TypedSearch) {
  const [typed, setTyped] = useState(asked);
  const settled = useSettled(typed, restMs);
  const isLeaving = useIsLeaving();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing may change the URL here.
  useEffect(() => {
    if (settled !== asked && !isLeaving()) ask(settled);
  }, [settled]);
  return [typed, setTyped] as const;
}
