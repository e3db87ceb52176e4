import { cedi } from '@besesaka/schema/kernel/money.ts';
import { PeriodName } from './period-name.tsx';

interface Period {
  id: string;
  durationDays: number;
  price: { amount: string };
}

export interface PeriodRowsProps {
  /** The shortest first. */
  periods: readonly Period[];
  chosen: string;
  popular: string;
  onChoose: (id: string) => void;
}

/** How long to pay for. */
export function PeriodRows({ periods, chosen, popular, onChoose }: PeriodRowsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-heading font-semibold text-lg">Period</legend>
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {periods.map(({ id, durationDays, price }, n) => (
          <label
            key={id}
            className="flex min-h-18 cursor-pointer items-center gap-3 px-4 py-2 transition-colors duration-150 hover:bg-sunken has-checked:bg-brand-tint"
          >
            <input
              type="radio"
              name="period"
              className="size-5"
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 font-medium">
              <PeriodName durationDays={durationDays} isPopular={id === popular} isLongest={n === periods.length - 1} />
            </span>
            <span className="price text-lg">{cedi(price.amount)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
