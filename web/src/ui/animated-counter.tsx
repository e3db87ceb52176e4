import { useEffect, useRef, useState } from 'react';

interface AnimatedCounterProps {
  value: number;
  decimals?: number;
  /** Follows the number, such as "+". */
  suffix?: string;
}

const durationMs = 1200;

/** Where the count stands after a share of its time: quick first, then gently to the end. */
function easedOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** A number that counts up once it comes into view. Server, listeners and calm people get the final one at once. */
export function AnimatedCounter({ value, decimals = 0, suffix = '' }: AnimatedCounterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let started: number | undefined;
    const step = (now: number) => {
      started ??= now;
      const share = Math.min(1, (now - started) / durationMs);
      setShown(share === 1 ? value : value * easedOut(share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let first = true;
    const observer = new IntersectionObserver(([entry]) => {
      // What the reader has already read must not fall back to nought.
      if (first && entry?.isIntersecting) observer.disconnect();
      else if (entry?.isIntersecting) {
        observer.disconnect();
        frame = requestAnimationFrame(step);
      }
      first = false;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  const text = (number: number) =>
    number.toLocaleString('en-GH', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }) + suffix;
  return (
    <span ref={ref} className="tabular-nums">
      <span aria-hidden="true">{text(shown)}</span>
      <span className="sr-only">{text(value)}</span>
    </span>
  );
}
