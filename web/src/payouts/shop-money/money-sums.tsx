import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import type { ShopMoneyQuery, ShopMoneySum } from '#gql/graphql.ts';
import { classNames } from '#ui/display/class-names.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { sumWords } from './payout-words.ts';

export type Money = NonNullable<NonNullable<ShopMoneyQuery['viewer']>['shopMoney']>;

export const allSums = Object.keys(sumWords) as ShopMoneySum[];

const amountOf = (money: Money): Record<ShopMoneySum, string> => ({
  WAITING: money.waiting.amount,
  AVAILABLE: money.available.amount,
  ON_ITS_WAY: money.onItsWay.amount,
  PAID: money.paid.amount,
});

const grid = 'grid grid-cols-2 gap-3 xl:grid-cols-4';

/** The four sums. Each opens the entries that it consists of. */
export function MoneySums({ money, shown }: { money: Money; shown: ShopMoneySum | null }) {
  const amounts = amountOf(money);
  return (
    <ul className={grid}>
      {allSums.map((sum) => (
        <li key={sum}>
          <Link
            to={sum === shown ? '?' : `?sum=${sum.toLowerCase()}`}
            replace
            preventScrollReset
            aria-expanded={sum === shown}
            className={classNames(
              'flex h-full flex-col gap-1 max-sm:justify-between rounded-lg border bg-surface p-3 sm:p-4',
              sum === shown ? 'border-brand' : 'border-line hover:border-muted',
            )}
          >
            <span className="text-muted text-sm">{sumWords[sum].label}</span>
            <span
              className={classNames(
                'wrap-anywhere font-bold text-xl tabular-nums',
                amounts[sum].startsWith('-') && 'text-clay',
              )}
            >
              {cedi(amounts[sum])}
            </span>
            <span className="text-pretty text-muted text-sm max-sm:hidden">{sumWords[sum].text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function MoneySkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className={grid}>
        {allSums.map((sum) => (
          <Skeleton key={sum} className="h-19 rounded-lg sm:h-28" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-52 rounded-lg" />
        <Skeleton className="h-52 rounded-lg" />
      </div>
    </div>
  );
}
