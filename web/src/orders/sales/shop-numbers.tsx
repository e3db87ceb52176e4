import { answerLimits } from '@besesaka/schema/shops/limits.ts';
import { Link } from 'react-router';
import { useShopMetrics } from '#orders/placed/shop-metrics.ts';
import { answerWords } from '#shops/answer-words.ts';
import { optional } from '#ui/display/optional.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const ShopCharts = optional(async () => (await import('./shop-charts.tsx')).ShopCharts);

/** The past year and the last days of the viewer's shop. */
export function ShopNumbers() {
  const { query, metrics } = useShopMetrics();
  return (
    <section aria-labelledby="shop-numbers" className="flex flex-col gap-3">
      <h2 id="shop-numbers" className="text-lg">
        Your shop in numbers
      </h2>
      {/* Reserves about the charts' height, so that the content below stays in place. */}
      <Loaded
        query={query}
        data={metrics}
        skeleton={<div className={chartsClass} />}
        failed="Failed to load your shop’s numbers."
      >
        {({ answerMinutes, answerConversations, months, days }) => (
          <>
            <AnswerTime minutes={answerMinutes} conversations={answerConversations} />
            <div className={chartsClass}>
              <ShopCharts months={months} days={days} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

const chartsClass = 'grid min-h-132 items-start gap-3 xl:min-h-80 xl:grid-cols-2';

/** The work that waits, each number a link to it. */
export function WorkTiles({ messages }: { messages: number }) {
  const { metrics } = useShopMetrics();
  const low = metrics ? metrics.lowStock + metrics.outOfStock : undefined;
  return (
    <ul aria-label="Waiting for you" className="grid grid-cols-3 gap-2 sm:gap-3 xl:grid-cols-6">
      <Tile name="Orders to answer" value={metrics?.pendingOrders} to="/dashboard/orders?tab=shop&state=pending" />
      <Tile name="Orders to send" value={metrics?.acceptedOrders} to="/dashboard/orders?tab=shop&state=accepted" />
      <Tile name="Offers to answer" value={metrics?.offersToAnswer} to="/dashboard/shop/offers" />
      <Tile
        name="Returns to answer"
        value={metrics?.returnRequests}
        to="/dashboard/orders?tab=shop&state=return_requested"
      />
      <Tile name="New messages" value={messages} to="/dashboard/chats" />
      <Tile name="Low stock" value={low} to="/dashboard/shop/products?stock=low_stock&status=active" />
    </ul>
  );
}

function Tile({ name, value, to }: { name: string; value: number | undefined; to: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full min-h-18 flex-col-reverse justify-end rounded-lg border border-line bg-surface px-3 py-1.5 transition-colors duration-150 hover:border-muted"
      >
        <span className="text-muted text-sm leading-tight">{name}</span>
        <span className={`font-bold font-heading text-xl tabular-nums ${value ? 'text-brand' : 'text-muted'}`}>
          {value ?? <Skeleton className="h-7 w-8" />}
        </span>
      </Link>
    </li>
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
