import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Headset from 'lucide-react/icons/headset';
import PackageCheck from 'lucide-react/icons/package-check';
import { useEffect, useId, useRef, useState } from 'react';
import { watchInView } from '#ui/hooks/watch-in-view.ts';

const promises = [
  {
    icon: BadgeCheck,
    title: 'Verified Sellers',
    text: 'Every seller shows an identity document before the check mark appears.',
  },
  {
    icon: PackageCheck,
    title: 'Quality Guaranteed',
    text: 'Honest reviews from buyers, and an easy way to report anything that is not as described.',
  },
  {
    icon: Headset,
    title: '24/7 Support',
    text: 'Write to us at any hour. We answer by email, usually within one working day.',
  },
] as const;

const figures = [
  { label: 'Customers', value: 50_000, suffix: '+' },
  { label: 'Products', value: 100_000, suffix: '+' },
  { label: 'Orders', value: 5_000, suffix: '+' },
  { label: 'Rating', value: 4.8, suffix: '/5', decimals: 1 },
] as const;

/** The figures are fixed. */
export function TrustSection() {
  const title = useId();
  return (
    <section aria-labelledby={title} className="rounded-lg bg-sunken px-4 py-8 sm:px-10 sm:py-12">
      <h2 id={title} className="text-center text-xl">
        Trusted by 50,000+ Ghanaians
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-3 sm:gap-8">
        {promises.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 sm:flex-col sm:items-center sm:text-center">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <div className="wrap-break-word min-w-0 hyphens-auto">
              <h3 className="text-base">{title}</h3>
              <p className="mt-1 text-muted text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-6 border-line border-t pt-8 sm:grid-cols-4">
        {figures.map(({ label, ...figure }) => (
          <div key={label} className="flex flex-col-reverse text-center">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-bold font-heading text-2xl">
              <AnimatedCounter {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface AnimatedCounterProps {
  value: number;
  decimals?: number;
  /** Text after the number, such as "+". */
  suffix?: string;
}

const durationMs = 1200;

/** Eases the count: fast at first, then slowly to the end. */
function easedOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/**
 * Counts up when it comes into view. The server, screen readers and users who prefer reduced motion get the final
 * number at once.
 */
function AnimatedCounter({ value, decimals = 0, suffix = '' }: AnimatedCounterProps) {
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
    const stopWatching = watchInView(element, (isInView) => {
      if (isInView) stopWatching();
      // A number that was already in view must not drop back to zero.
      if (isInView && !first) frame = requestAnimationFrame(step);
      first = false;
    });
    return () => {
      stopWatching();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  const text = (number: number) => {
    const [whole, rest] = number.toFixed(decimals).split('.');
    return `${wholeNumber(Number(whole))}${rest ? `.${rest}` : ''}${suffix}`;
  };
  return (
    <span ref={ref} className="tabular-nums">
      <span aria-hidden="true">{text(shown)}</span>
      <span className="sr-only">{text(value)}</span>
    </span>
  );
}
