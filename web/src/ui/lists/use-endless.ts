import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchInView } from '#ui/hooks/watch-in-view.ts';

interface EndlessOptions {
  hasMore: boolean;
  /** How many there are already. */
  loaded: number;
  /** Adds what follows; fails when it can't. */
  load: () => Promise<unknown>;
  /** How far before its end the list goes on by itself. */
  nearPx: number;
  /** While this is not wanted, it goes on by the button only. */
  byItself?: boolean;
}

export interface Endless {
  hasMore: boolean;
  state: 'ready' | 'busy' | 'failed';
  more: () => void;
  /** To be put on what stands below the list. */
  end: RefObject<HTMLDivElement | null>;
}

/** A list that goes on as one scrolls, or by a button; after a failure by the button only. */
export function useEndless({ hasMore, loaded, load, nearPx, byItself = true }: EndlessOptions): Endless {
  const [state, setState] = useState<Endless['state']>('ready');
  const end = useRef<HTMLDivElement>(null);
  const more = () => {
    if (state === 'busy') return;
    setState('busy');
    load().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  const near = useRef(more);
  useEffect(() => {
    near.current = more;
  });
  const enabled = hasMore && byItself && state === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a list that has grown may still be near.
  useEffect(() => {
    const element = end.current;
    if (!element || !enabled) return;
    return watchInView(element, (isNear) => isNear && near.current(), `${nearPx}px 0px`);
  }, [nearPx, enabled, loaded]);
  return { hasMore, state, more, end };
}
