import type { ReactNode } from 'react';
import type { Choice } from '#catalog/variants/use-choice.ts';
import { classNames } from '#ui/display/class-names.ts';
import { useChanged } from '#ui/hooks/use-changed.ts';
import { type StockLevel, stockLevel, stockText, unitsAvailable } from './price-and-stock.ts';

/** The part of the page that says whether the product can be ordered. */
export const availabilityId = 'availability';

interface Props {
  isActive: boolean;
  choice: Choice;
  /** Sellers cannot buy their own products. */
  own: boolean;
  /** The reason why the product cannot be ordered now. */
  refusal: string | null;
  /** Content before the stock: the rating. */
  children?: ReactNode;
}

/** The stock, or that there is none. */
export function Availability({ isActive, choice, own, refusal, children }: Props) {
  const { stockQuantity } = choice.offer;
  return (
    <div id={availabilityId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      {isActive ? (
        <StockIndicator units={stockQuantity} />
      ) : (
        <p className="font-semibold text-muted">This product is no longer on sale.</p>
      )}
      {isActive && refusal && !own && (
        <p role="status" className="basis-full rounded-md bg-sunken px-4 py-3 font-semibold text-sm">
          {refusal}
        </p>
      )}
    </div>
  );
}

const dots: Record<StockLevel, string> = { out: 'bg-control', low: 'bg-clay', plenty: 'bg-brand' };
const textColors: Record<StockLevel, string> = { out: 'text-muted', low: 'text-clay', plenty: 'text-brand' };

/** "In stock", "Only 3 left" or "Out of stock", with the units. A new number is highlighted for a moment. */
function StockIndicator({ units }: { units: number }) {
  const level = stockLevel(units);
  const changed = useChanged(units);
  return (
    <p
      className={classNames(
        '-mx-2 inline-flex flex-wrap items-center gap-x-2 rounded-sm px-2 py-0.5 text-sm transition-colors duration-700',
        changed && 'bg-gold-tint',
      )}
    >
      <span aria-hidden="true" className={classNames('size-2 rounded-full', dots[level])} />
      <span className={classNames('font-semibold', textColors[level])}>{stockText(units)}</span>
      {units > 0 && <span className="text-muted tabular-nums">{unitsAvailable(units)}</span>}
    </p>
  );
}
