import { cedi } from '@besesaka/schema/kernel/money.ts';
import { classNames } from './class-names.ts';

interface PriceProps {
  amount: string;
  /** The earlier price, shown small and struck through. */
  compareAt?: string | null | undefined;
  /** Whether other variants cost more. */
  from?: boolean | undefined;
  className?: string;
}

export function Price({ amount, compareAt, from, className }: PriceProps) {
  return (
    <span className={classNames('price-pair', className)}>
      {compareAt && <span className="sr-only">Now</span>}
      <span>
        {from && <span className="font-normal text-[max(0.75em,0.75rem)]">from </span>}
        {cedi(amount)}
      </span>
      {compareAt && (
        <s className="font-normal text-[0.75em] text-muted">
          <span className="sr-only">before </span>
          {cedi(compareAt)}
        </s>
      )}
    </span>
  );
}
