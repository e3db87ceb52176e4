import { notificationLimits } from '@besesaka/schema/notifications/limits.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { NotificationRow } from './notification-row.tsx';

const NotificationListFragment = graphql(`
  fragment NotificationList_page on NotificationPage {
    totalCount
    items {
      id
      ...NotificationRow_notification
    }
  }
`);

interface NotificationListProps {
  page: FragmentType<typeof NotificationListFragment>;
  onRead: (id: string) => void;
  /** Adds the notifications of this page; fails when it can't. */
  loadPage: (page: number) => Promise<unknown>;
}

export function NotificationList({ page, onRead, loadPage }: NotificationListProps) {
  const list = readFragment(NotificationListFragment, page);
  const loaded = list.items.length;
  const endless = useEndless({
    hasMore: loaded < list.totalCount,
    loaded,
    // The page that holds the first one not loaded yet, also after new ones came in at the top.
    load: () => loadPage(Math.floor(loaded / notificationLimits.pageSize) + 1),
    nearPx: 1000,
  });

  if (loaded === 0) {
    return <EmptyState heading="No notifications yet" text="What happens to your orders and your shop is said here." />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {list.items.map((notification) => (
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
