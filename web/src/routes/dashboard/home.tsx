import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { useIsSeller, useViewer } from '#accounts/viewer.ts';
import { LowStock } from '#catalog/selling/low-stock.tsx';
import { useUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { ActivityFeed } from '#notifications/activity-feed.tsx';
import { ShopMetricsDocument } from '#orders/placed/shop-metrics.ts';
import { LatestOrders } from '#orders/sales/latest-orders.tsx';
import { ShopNumbers, WorkTiles } from '#orders/sales/shop-numbers.tsx';
import { firstName } from '#platform/user/first-name.ts';
import { chatWithBuyer } from '#routes/parts/chat-with-buyer.tsx';
import { QuickActions } from '#routes/parts/quick-actions.tsx';
import { VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

export function DashboardHomeScreen() {
  const { viewer } = useViewer();
  const isSeller = useIsSeller();
  const client = useApolloClient();
  const unread = useUnreadMessages();
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="-mb-2 break-words text-2xl">
        {viewer ? `${greeting(new Date().getUTCHours())}, ${firstName(viewer.fullName)}` : <GreetingSkeleton />}
      </h1>
      {isSeller && <VerificationBanner />}
      {/* Work comes before numbers and links to other pages. */}
      {isSeller && <WorkTiles messages={unread} />}
      <EmailReminder />
      <LatestOrders key={String(isSeller)} side={isSeller ? 'shop' : 'mine'} chat={chatWithBuyer} />
      {isSeller && <LowStock onChange={() => void client.refetchQueries({ include: [ShopMetricsDocument] })} />}
      {isSeller && <ShopNumbers />}
      <section aria-labelledby="activity">
        <div className="mb-1 flex items-center justify-between gap-4">
          <h2 id="activity" className="text-lg">
            Recent activity
          </h2>
          <Link
            to="/dashboard/notifications"
            className="inline-flex min-h-11 items-center font-medium text-brand"
            aria-label="See all notifications"
          >
            See all
          </Link>
        </div>
        <ActivityFeed />
      </section>
      <QuickActions />
    </div>
  );
}

function GreetingSkeleton() {
  return (
    <>
      <span className="sr-only">Dashboard</span>
      <Skeleton className="h-8.5 w-64" />
    </>
  );
}

/** In Akan, by the hour in Accra. */
function greeting(hour: number): string {
  if (hour < 12) return 'Maakye';
  return hour < 17 ? 'Maaha' : 'Maadwo';
}
