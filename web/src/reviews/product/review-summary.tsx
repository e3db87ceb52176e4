import { reviewCount } from '#reviews/review-count.ts';
import { Stars } from '#ui/display/stars.tsx';

interface Props {
  average: string;
  count: number;
  distribution: readonly { stars: number; count: number }[];
}

/** The average rating and the distribution of stars. */
export function ReviewSummary({ average, count, distribution }: Props) {
  return (
    <div className="flex items-center gap-5 sm:gap-8 lg:flex-col lg:items-start lg:gap-5">
      <div className="max-sm:w-28">
        <p className="font-bold font-heading text-3xl tabular-nums">{average}</p>
        <Stars value={average} />
        <p className="mt-1 text-muted text-sm">{reviewCount(count)}</p>
        <p className="text-muted text-xs">Verified purchases count more</p>
      </div>
      <ul aria-label="Ratings" className="w-full max-w-xs space-y-1.5">
        {distribution.map((row) => (
          <li
            key={row.stars}
            className="grid grid-cols-[4.5ch_1fr_3ch] items-center gap-2 text-sm tabular-nums sm:gap-3"
          >
            <span>
              {row.stars} <span aria-hidden="true">★</span>
              <span className="sr-only">{row.stars === 1 ? 'star' : 'stars'}: </span>
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-gold"
                style={{ width: `${count === 0 ? 0 : (row.count / count) * 100}%` }}
              />
            </span>
            <span className="text-end text-muted">{row.count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
