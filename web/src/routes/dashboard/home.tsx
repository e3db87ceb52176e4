import { useApolloClient, useQuery } from '@apollo/client/react';
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
import { ShopFront, ShopFrontSkeleton } from '#routes/parts/shop-front.tsx';
import { OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { useVerification, VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

export function DashboardHomeScreen() {
  const { viewer } = useViewer();
  const isSeller = useIsSeller();
  const client = useApolloClient();
  const unread = useUnreadMessages();
  const isNew = useVerification() === 'PENDING';
  // A shop that is not checked yet has no work and no numbers.
  const works = isSeller && !isNew;
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="mb-1 break-words text-2xl">
        {viewer ? `${greeting(new Date().getUTCHours())}, ${firstName(viewer.fullName)}` : <GreetingSkeleton />}
      </h1>
      {isSeller && <VerificationBanner />}
      {/* Work comes before numbers and links to other pages. */}
      {works && <WorkTiles messages={unread} />}
      <EmailReminder />
      {isNew ? (
        <OwnFront />
      ) : (
        <LatestOrders key={String(isSeller)} side={isSeller ? 'shop' : 'mine'} chat={chatWithBuyer} />
      )}
      {works && <LowStock onChange={() => void client.refetchQueries({ include: [ShopMetricsDocument] })} />}
      {works && <ShopNumbers />}
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

/** The shop of a new seller as buyers will see it. */
function OwnFront() {
  const shop = useQuery(OwnShopDocument, { fetchPolicy: 'cache-and-network' }).data?.viewer?.shop;
  return (
    <section aria-labelledby="own-front">
      <h2 id="own-front" className="mb-2 text-lg">
        Your shop as buyers will see it
      </h2>
      {shop ? <ShopFront shop={shop} hasName /> : <ShopFrontSkeleton />}
    </section>
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
