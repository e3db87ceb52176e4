import { notificationLimits } from '@besesaka/schema/notifications/limits.ts';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { useNearEnd } from '#ui/lists/use-near-end.ts';
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
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const loaded = list.items.length;
  const hasMore = loaded < list.totalCount;

  const more = () => {
    if (state === 'busy') return;
    setState('busy');
    // The page that holds the first one not loaded yet, also after new ones came in at the top.
    loadPage(Math.floor(loaded / notificationLimits.pageSize) + 1).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  const end = useNearEnd<HTMLDivElement>({
    marginPx: 1000,
    enabled: hasMore && state === 'ready',
    grown: loaded,
    onNear: more,
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
      {hasMore && state !== 'failed' && (
        <div ref={end} className="flex justify-center py-2">
          <Button tone="secondary" onClick={more} busy={state === 'busy'}>
            Load more
          </Button>
        </div>
      )}
      {state === 'failed' && <ErrorState text="Failed to load more notifications." onRetry={more} />}
    </div>
  );
}
