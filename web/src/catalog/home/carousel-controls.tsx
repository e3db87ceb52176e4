import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useLowData } from '#platform/device/low-data.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';

export interface CarouselControlsProps {
  /** What turns. */
  of: RefObject<HTMLElement | null>;
  index: number;
  goTo: (index: number) => void;
}

const autoplayMs = 10_000;

/** Comes after the first view: the row swipes without it. Turns by itself until somebody stops it or swipes. */
export function CarouselControls({ of, index, goTo }: CarouselControlsProps) {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const { lowData } = useLowData();
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const possible = !calm && !lowData;
  const running = possible && !stopped && !held;
  useEffect(() => {
    if (!running) return;
    // Again and again: who comes back to the tab finds it turning.
    const timer = setInterval(() => document.visibilityState === 'visible' && goTo(index + 1), autoplayMs);
    return () => clearInterval(timer);
  }, [running, index, goTo]);
  useEffect(() => {
    const section = of.current;
    if (!section) return;
    const ended = new AbortController();
    const listen = (event: string, run: (event: Event) => void) =>
      section.addEventListener(event, run, { signal: ended.signal, passive: true });
    listen('pointerenter', () => setHeld(true));
    listen('pointerleave', () => setHeld(false));
    listen('focusin', () => setHeld(true));
    listen('focusout', () => setHeld(false));
    // Who swipes looks for themselves.
    for (const own of ['touchmove', 'wheel']) listen(own, () => setStopped(true));
    return () => ended.abort();
  }, [of]);
  return (
    <div className="flex">
      {possible && (
        <IconButton
          label={stopped ? 'Play featured products' : 'Pause featured products'}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? <Play aria-hidden="true" className="size-5" /> : <Pause aria-hidden="true" className="size-5" />}
        </IconButton>
      )}
      <IconButton label="Previous featured products" className="max-sm:hidden" onClick={() => goTo(index - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label="Next featured products" className="max-sm:hidden" onClick={() => goTo(index + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
