import { useQuery } from '@apollo/client/react';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { answerLimits } from '@besesaka/schema/shops/limits.ts';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { answerWords } from '#shops/answer-words.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { optional } from '#ui/display/optional.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const ShopCharts = optional(async () => (await import('./shop-charts.tsx')).ShopCharts);

export const ShopNumbersDocument = graphql(`
  query ShopNumbers {
    inboxSeq
    viewer {
      shop {
        metrics {
          pendingOrders
          activeProducts
          lowStock
          outOfStock
          answerMinutes
          answerConversations
          months {
            month
            orders
            revenue { amount currency }
          }
          days {
            day
            views
            orders
          }
        }
      }
    }
  }
`);

/** The numbers that need the seller's attention now, and the past year. */
export function ShopNumbers() {
  const { data, error, loading, refetch } = useQuery(ShopNumbersDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const metrics = data?.viewer?.shop?.metrics;
  if (!metrics) {
    if (error && !loading) {
      return <ErrorState text="Failed to load your shop’s numbers." onRetry={() => void refetch()} />;
    }
    return <NumbersSkeleton />;
  }
  const thisMonth = metrics.months.at(-1);
  return (
    <section aria-labelledby="shop-numbers" className="flex flex-col gap-3">
      <h2 id="shop-numbers" className="text-lg">
        Your shop in numbers
      </h2>
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <Tile name="Orders to answer" value={metrics.pendingOrders} to="/dashboard/orders?tab=shop&state=pending" />
        <Tile name="Revenue this month" value={cedi(thisMonth?.revenue.amount ?? '0.00')} />
        <Tile name="Active products" value={metrics.activeProducts} to="/dashboard/shop/products?status=active" />
        <Tile
          name="Low or out of stock"
          value={metrics.lowStock + metrics.outOfStock}
          to="/dashboard/shop/products?stock=low_stock&status=active"
        />
      </dl>
      <AnswerTime minutes={metrics.answerMinutes} conversations={metrics.answerConversations} />
      {/* Reserves about the chart's height, so that the content below stays in place. */}
      <div className="flex min-h-96 flex-col gap-3">
        <ShopCharts months={metrics.months} days={metrics.days} />
      </div>
    </section>
  );
}

function Tile({ name, value, to }: { name: string; value: string | number; to?: string }) {
  return (
    <div className="relative flex flex-col-reverse justify-end gap-1 rounded-lg border border-line bg-surface p-4">
      <dt className="text-muted text-sm">
        {to ? (
          <Link to={to} className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className="break-words font-heading text-xl tabular-nums">{value}</dd>
    </div>
  );
}

interface AnswerTimeProps {
  minutes: number | null;
  conversations: number;
}

/** The seller's own answer time beside the promised one. The shop's page shows it only after a few conversations. */
function AnswerTime({ minutes, conversations }: AnswerTimeProps) {
  const { promiseHours, conversationsMin, days } = answerLimits;
  const promise = `We promise buyers an answer within ${promiseHours} hours.`;
  if (minutes === null) return <p className="text-muted text-sm">No buyer wrote to your shop lately. {promise}</p>;
  const isLate = minutes > promiseHours * 60;
  return (
    <p className="text-sm">
      <strong className={isLate ? 'text-clay' : ''}>You usually answer within {answerWords(minutes)}.</strong>{' '}
      <span className="text-muted">
        {promise}{' '}
        {conversations < conversationsMin
          ? `Your shop’s page shows it once you have ${conversationsMin} conversations in ${days} days.`
          : 'Your shop’s page shows it too.'}
      </span>
    </p>
  );
}

const tiles = ['a', 'b', 'c', 'd'];

function NumbersSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-6.5 w-20" />
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {tiles.map((tile) => (
          <Skeleton key={tile} className="h-22 rounded-lg" />
        ))}
      </div>
      <Skeleton className="aspect-[2] rounded-lg sm:aspect-[2.6]" />
    </div>
  );
}
