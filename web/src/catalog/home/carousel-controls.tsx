import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type RefObject, useEffect, useState } from 'react';
import { useRecordShowings } from '#catalog/listing/use-record-showings.ts';
import { useLowData } from '#platform/device/low-data.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { watchInView } from '#ui/hooks/watch-in-view.ts';

export interface CarouselControlsProps {
  /** The element whose slides turn. */
  of: RefObject<HTMLElement | null>;
  items: readonly { id: string }[];
  slides: number;
  index: number;
  goTo: (index: number) => void;
}

const autoplayMs = 10_000;

/**
 * Loads after the first view, because the row can be swiped without it. The carousel turns until the user pauses or
 * swipes it, and counts the slides shown.
 */
export function CarouselControls({ of, items, slides, index, goTo }: CarouselControlsProps) {
  useCountShown(of, { items, slides, index });
  return slides > 1 && <Turning of={of} index={index} goTo={goTo} />;
}

/** Counts the slide in the window as shown, once the tab is visible. */
function useCountShown(
  of: CarouselControlsProps['of'],
  { items, slides, index }: Pick<CarouselControlsProps, 'items' | 'slides' | 'index'>,
): void {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (of.current) return watchInView(of.current, setInView);
  }, [of]);
  const perSlide = Math.ceil(items.length / slides);
  const ids = items.slice(index * perSlide, (index + 1) * perSlide).map(({ id }) => id);
  useRecordShowings(ids, isInView);
}

function Turning({ of, index, goTo }: Pick<CarouselControlsProps, 'of' | 'index' | 'goTo'>) {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const { lowData } = useLowData();
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const possible = !calm && !lowData;
  const running = possible && !stopped && !held;
  useEffect(() => {
    if (!running) return;
    // The timer keeps running in a hidden tab, so the carousel turns again when the user returns.
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
    // A swipe means that the user has taken over.
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
