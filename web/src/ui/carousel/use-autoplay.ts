import { useEffect, useRef, useState } from 'react';
import { useLowData } from '#platform/device/low-data.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';

interface Autoplay {
  /** Whether it may ever run here: not for people who want calm or save data. */
  possible: boolean;
  /** Stopped by the person, for good. */
  stopped: boolean;
  setStopped(stopped: boolean): void;
  /** To be spread on what turns: pointer or focus inside it hold it. */
  holders: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/** Calls `onTurn` every `delayMs` while nothing speaks against it. */
export function useAutoplay(delayMs: number, onTurn: () => void, enabled: boolean): Autoplay {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const { lowData } = useLowData();
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });

  const possible = enabled && !calm && !lowData;
  const running = possible && !stopped && !hovered && !focused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && turn.current(), delayMs);
    return () => clearInterval(timer);
  }, [running, delayMs]);

  return {
    possible,
    stopped,
    setStopped,
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
