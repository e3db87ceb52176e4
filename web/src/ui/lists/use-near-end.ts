import { type RefObject, useEffect, useRef } from 'react';

interface NearEnd {
  /** How far before the element comes into view. */
  marginPx: number;
  enabled: boolean;
  /** Changes when the list has grown: then the element may still be near, and is looked at again. */
  grown: number;
  onNear(): void;
}

/** To be put on what stands below a list that goes on. */
export function useNearEnd<E extends HTMLElement>({ marginPx, enabled, grown, onNear }: NearEnd): RefObject<E | null> {
  const ref = useRef<E>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that has grown is looked at anew.
  useEffect(() => {
    const element = ref.current;
    if (!element || !enabled) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near.current();
      },
      { rootMargin: `${marginPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [marginPx, enabled, grown]);
  return ref;
}
