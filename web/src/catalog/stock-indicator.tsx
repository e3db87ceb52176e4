import { classNames } from '#ui/class-names.ts';
import { useChanged } from '#ui/use-changed.ts';
import { type StockLevel, stockLevel, stockText, unitsAvailable } from './stock-text.ts';

const dots: Record<StockLevel, string> = { out: 'bg-control', low: 'bg-clay', plenty: 'bg-brand' };
const words: Record<StockLevel, string> = { out: 'text-muted', low: 'text-clay', plenty: 'text-brand' };

/** In stock, "Only 3 left" or out of stock, with the units; a new number glows for a moment. */
export function StockIndicator({ units }: { units: number }) {
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
      <span className={classNames('font-semibold', words[level])}>{stockText(units)}</span>
      {units > 0 && <span className="text-muted tabular-nums">{unitsAvailable(units)}</span>}
    </p>
  );
}
