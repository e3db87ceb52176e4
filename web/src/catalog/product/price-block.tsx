import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useChanged } from '#ui/hooks/use-changed.ts';
import { savings } from './price-and-stock.ts';

interface Props {
  offer: { price: { amount: string }; compareAtPrice?: { amount: string } | null; discountPercentage: number };
  /** Whether other variants cost more. */
  from?: boolean;
}

/** Price, earlier price, percentage and amount saved. A new price is highlighted for a moment. */
export function PriceBlock({ offer, from = false }: Props) {
  const { price, compareAtPrice, discountPercentage } = offer;
  const changed = useChanged(price.amount);
  const saved = savings(price.amount, compareAtPrice?.amount);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={classNames(
            '-mx-1.5 price rounded-sm px-1.5 text-2xl transition-colors duration-700',
            changed && 'bg-gold-tint',
          )}
        >
          {saved && <span className="sr-only">Now </span>}
          {from && <span className="font-normal text-base">from </span>}
          {cedi(price.amount)}
        </span>
        {compareAtPrice && saved && (
          <>
            <s className="text-base text-muted tabular-nums">
              <span className="sr-only">, before </span>
              {cedi(compareAtPrice.amount)}
            </s>
            <Badge tone="clay">
              <span className="sr-only">Discount: </span>-{discountPercentage}%
            </Badge>
          </>
        )}
      </p>
      {saved && <p className="mt-1 font-medium text-brand text-sm">You save {saved}</p>}
    </div>
  );
}
