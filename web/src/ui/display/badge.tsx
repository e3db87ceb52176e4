import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-sunken text-text inset-ring inset-ring-line',
  brand: 'bg-brand-tint text-brand',
  /** It waits. */
  gold: 'bg-gold-tint text-on-gold-tint',
  /** It waits for the viewer. */
  act: 'bg-gold text-on-gold',
  clay: 'bg-clay-tint text-clay',
  dark: 'bg-text text-page',
} as const;

interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof tones;
  className?: string;
}

export function Badge({ children, tone = 'neutral', className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
