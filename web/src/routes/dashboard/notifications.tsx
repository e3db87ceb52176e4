import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { NotificationSource } from '#gql/graphql.ts';
import { FeedSkeleton } from '#notifications/feed-skeleton.tsx';
import { NotificationList } from '#notifications/notification-list.tsx';
import { useUnreadNotifications } from '#notifications/unread-counts.ts';
import { useMarkNotificationsRead } from '#notifications/use-mark-notifications-read.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

const NotificationsDocument = graphql(`
  query Notifications($source: NotificationSource, $after: String) {
    inboxSeq
    viewer {
      notifications(source: $source, after: $after) {
        ...NotificationList_notifications
      }
    }
  }
`);

const tabs = [
  { label: 'All', to: '?tab=all', source: null },
  { label: 'Buyer', to: '?tab=buyer', source: 'BUYER' },
  { label: 'Seller', to: '?tab=seller', source: 'SELLER' },
] as const satisfies readonly { label: string; to: string; source: NotificationSource | null }[];

export function DashboardNotificationsScreen() {
  const [params] = useSearchParams();
  const current = tabs.find(({ to }) => to === `?tab=${params.get('tab')}`) ?? tabs[0];
  const unread = useUnreadNotifications();
  const markNotificationsRead = useMarkNotificationsRead();
  return (
    <div className="flex flex-col gap-5">
      <PageMeta title="Notifications" noIndex />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 tabIndex={-1} className="text-2xl">
          Notifications
        </h1>
        {unread > 0 && (
          <Button tone="secondary" size="small" onClick={() => markNotificationsRead()}>
            Mark all as read ({unread})
          </Button>
        )}
      </div>
      <TabLinks
        label="Notifications"
        tabs={tabs.map(({ label, to }) => ({ label, to, isCurrent: to === current.to }))}
      />
      <Source key={current.to} source={current.source} onRead={markNotificationsRead} />
    </div>
  );
}

function Source({ source, onRead }: { source: NotificationSource | null; onRead: (id: string) => void }) {
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationsDocument, {
    variables: { source },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const notifications = data?.viewer?.notifications;
  if (notifications) {
    const loadMore = (after: string) => fetchMore({ variables: { source, after } });
    return <NotificationList notifications={notifications} onRead={onRead} loadMore={loadMore} />;
  }
  if (error && !loading) return <ErrorState text="Failed to load notifications." onRetry={() => void refetch()} />;
  return <FeedSkeleton />;
}
