import { useApolloClient } from '@apollo/client/react';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { useIsSeller, useViewer } from '#accounts/viewer.ts';
import { LowStock } from '#catalog/selling/low-stock.tsx';
import { ActivityFeed } from '#notifications/activity-feed.tsx';
import { LatestOrders } from '#orders/sales/latest-orders.tsx';
import { ShopNumbers, ShopNumbersDocument } from '#orders/sales/shop-numbers.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { QuickActions } from '#routes/dashboard/quick-actions.tsx';
import { VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

export function DashboardHomeScreen() {
  const { viewer } = useViewer();
  const isSeller = useIsSeller();
  const client = useApolloClient();
  return (
    <div className="flex flex-col gap-8">
      <PageMeta title="Dashboard" noIndex />
      <header>
        <h1 tabIndex={-1} className="break-words text-2xl">
          {viewer ? `Welcome back, ${firstName(viewer.fullName)}` : <WelcomeSkeleton />}
        </h1>
        <p className="mt-1 text-muted">
          {isSeller ? 'Your shop today.' : 'Your orders, chats and wishlist in one place.'}
        </p>
      </header>
      <EmailReminder />
      {isSeller && <VerificationBanner />}
      {/* Tasks come before links to other pages. */}
      <LatestOrders key={String(isSeller)} side={isSeller ? 'shop' : 'mine'} />
      {isSeller && <LowStock onChange={() => void client.refetchQueries({ include: [ShopNumbersDocument] })} />}
      <QuickActions />
      {isSeller && <ShopNumbers />}
      <section aria-labelledby="activity">
        <h2 id="activity" className="mb-3 text-lg">
          Recent activity
        </h2>
        <ActivityFeed />
      </section>
    </div>
  );
}

function WelcomeSkeleton() {
  return (
    <>
      <span className="sr-only">Dashboard</span>
      <Skeleton className="h-8.5 w-64" />
    </>
  );
}

function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName;
}
