import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { NotificationSource } from '#gql/graphql.ts';
import { FeedSkeleton } from '#notifications/feed-skeleton.tsx';
import { NotificationList } from '#notifications/notification-list.tsx';
import { useUnreadNotifications } from '#notifications/unread-counts.ts';
import { useMarkNotificationsRead } from '#notifications/use-mark-notifications-read.ts';
import { Button } from '#ui/controls/button.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const NotificationsDocument = graphql(`
  query Notifications($source: NotificationSource, $after: String) {
    inboxSeq
    viewer {
      notifications(source: $source, after: $after) {
        edges {
          node {
            id
            isRead
          }
        }
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
  const { source } = current;
  const query = useQuery(NotificationsDocument, {
    variables: { source },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const markNotificationsRead = useMarkNotificationsRead();
  const notifications = query.data?.viewer?.notifications;
  // The list includes message rows, which the bell's count does not, so a number here would disagree with one of the
  // two.
  const isUnread = useUnreadNotifications() > 0 || notifications?.edges.some(({ node }) => !node.isRead);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <h1 tabIndex={-1} className="text-2xl">
          Notifications
        </h1>
        {isUnread && (
          <Button tone="quiet" size="small" className="-me-4 text-brand!" onClick={() => markNotificationsRead()}>
            Mark all as read
          </Button>
        )}
      </div>
      <TabLinks
        label="Notifications"
        tabs={tabs.map(({ label, to }) => ({ label, to, isCurrent: to === current.to }))}
      />
      <Loaded query={query} data={notifications} skeleton={<FeedSkeleton />} failed="Failed to load notifications.">
        {(list) => (
          <NotificationList
            key={current.to}
            notifications={list}
            onRead={markNotificationsRead}
            loadMore={(after) => query.fetchMore({ variables: { source, after } })}
          />
        )}
      </Loaded>
    </div>
  );
}
