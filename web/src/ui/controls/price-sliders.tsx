import { wholeNumber } from '@besesaka/schema/kernel/money.ts';

interface PriceSlidersProps {
  min: number;
  max: number;
  /** The right end of the scale, which means no limit. */
  end: number;
  onChange: (range: { min: number; max: number }) => void;
}

const step = 50;

/**
 * One scale with a thumb for the lowest price and one for the highest. They have no name, so the form must send the range in
 * a field of its own.
 */
export function PriceSliders({ min, max, end, onChange }: PriceSlidersProps) {
  const isOpen = max === end;
  const common = { min: 0, max: end, step, className: 'price-thumb' };
  return (
    <div>
      <p aria-hidden="true" className="flex justify-between gap-3 text-sm">
        <span className="font-medium">Price</span>
        <span className="text-muted tabular-nums">
          {cedis(min)} to {cedis(max)}
          {isOpen && '+'}
        </span>
      </p>
      <div className="relative h-11">
        <div className="absolute inset-x-3 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line">
          <div
            className="absolute inset-y-0 rounded-full bg-brand"
            style={{ left: `${(min / end) * 100}%`, right: `${100 - (max / end) * 100}%` }}
          />
        </div>
        <input
          type="range"
          {...common}
          aria-label="Lowest price"
          value={min}
          aria-valuetext={cedis(min)}
          onChange={(event) => onChange({ min: Math.min(Number(event.target.value), max), max })}
          // Where both thumbs are at the right end, only this one can move.
          style={{ zIndex: min > end / 2 ? 1 : undefined }}
        />
        <input
          type="range"
          {...common}
          aria-label="Highest price"
          value={max}
          aria-valuetext={isOpen ? `${cedis(max)} or more` : cedis(max)}
          onChange={(event) => onChange({ min, max: Math.max(Number(event.target.value), min) })}
        />
      </div>
    </div>
  );
}

const cedis = (value: number) => `₵${wholeNumber(value)}`;
