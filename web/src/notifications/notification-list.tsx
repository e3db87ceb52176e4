import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { NotificationRow } from './notification-row.tsx';

const NotificationListFragment = graphql(`
  fragment NotificationList_notifications on NotificationConnection {
    edges {
      node {
        id
        ...NotificationRow_notification
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

interface NotificationListProps {
  notifications: FragmentType<typeof NotificationListFragment>;
  onRead: (id: string) => void;
  /** Loads the notifications after the cursor; rejects if that fails. */
  loadMore: (after: string) => Promise<unknown>;
}

export function NotificationList({ notifications, onRead, loadMore }: NotificationListProps) {
  const { edges, pageInfo } = readFragment(NotificationListFragment, notifications);
  const loaded = edges.length;
  const endless = useEndless({
    hasMore: pageInfo.hasNextPage,
    loaded,
    load: () => loadMore(pageInfo.endCursor ?? ''),
    nearPx: 1000,
  });

  if (loaded === 0) {
    return <EmptyState heading="No notifications yet" text="Updates about your orders and shops appear here." />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {edges.map(({ node: notification }) => (
            <li key={notification.id}>
              <NotificationRow notification={notification} onRead={onRead} />
            </li>
          ))}
        </ul>
      </Card>
      <ListEnd list={endless} failed="Failed to load more notifications." />
    </div>
  );
}
