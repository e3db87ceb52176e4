import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import Star from 'lucide-react/icons/star';
import { Drawing } from '#ui/drawings/drawing.tsx';
import { classNames } from './class-names.ts';

const outline = 'l2.47 5.2 5.7.73-4.19 3.93 1.07 5.65-5.05-2.75-5.05 2.75 1.07-5.65-4.19-3.93 5.7-.73z';

/** One star in a 20 by 20 box. */
export const star = `M10 1.6${outline}`;

const row = `<path d="${star}${`m20 0${outline}`.repeat(4)}"/>`;

interface StarsProps {
  /** 0 to 5, as a number or as text such as "4.6". */
  value: number | string;
  className?: string;
}

/** Shows five stars, filled to the nearest tenth. */
export function Stars({ value, className }: StarsProps) {
  const rating = Math.min(5, Math.max(0, Number(value) || 0));
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className={classNames('relative inline-flex', className)}>
      <Row className="text-control/40" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${rating * 20}%` }}>
        <Row className="text-gold" />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <Drawing
      name="stars"
      lines={row}
      viewBox="0 0 100 20"
      className={classNames('block h-4 w-20 shrink-0 fill-current', className)}
      aria-hidden="true"
    />
  );
}

/** An average with its stars and the number of reviews; on a phone one star and the numbers. */
export function Rating({ average, count }: { average: string; count: number }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-sm">
      <span className="inline-flex max-sm:hidden">
        <Stars value={average} />
      </span>
      <Star aria-hidden="true" className="size-4 fill-gold text-gold sm:hidden" />
      <span className="font-semibold tabular-nums">{average}</span>
      <span className="text-muted">
        ({wholeNumber(count)}
        <span className="max-sm:sr-only"> {count === 1 ? 'review' : 'reviews'}</span>)
      </span>
    </span>
  );
}

/** In place of a rating. */
export const noReviews = <span className="text-muted text-sm">No reviews yet</span>;
