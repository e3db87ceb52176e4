import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import Star from 'lucide-react/icons/star';
import { Stars } from './stars.tsx';

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
