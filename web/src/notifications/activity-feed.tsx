import { useQuery } from '@apollo/client/react';
import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { useIsSeller } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import type { ActivitiesQuery } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { KindIcon } from './kind-icons.tsx';

const ActivitiesDocument = graphql(`
  query Activities {
    inboxSeq
    viewer {
      activities {
        id
        kind
        title
        description
        link
        createdAt
        source
      }
    }
  }
`);

/** The latest activities of the user, as buyer and as seller. */
export function ActivityFeed() {
  const query = useQuery(ActivitiesDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.activities}
      skeleton={<FeedSkeleton />}
      failed="Failed to load activities"
    >
      {(activities) => <Feed activities={activities} />}
    </Loaded>
  );
}

type Activities = NonNullable<NonNullable<ActivitiesQuery['viewer']>['activities']>;

function Feed({ activities }: { activities: Activities }) {
  const isSeller = useIsSeller();
  if (activities.length === 0) {
    return (
      <EmptyState
        level={3}
        heading="No recent activities"
        text="Orders, messages and reviews appear here as they happen."
      />
    );
  }
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {activities.slice(0, shownAtOnce).map((activity) => (
          <li key={activity.id} className="relative flex items-start gap-3 px-3 py-2 hover:bg-sunken sm:px-4">
            <KindIcon kind={activity.kind} />
            {/* Two lines, the time at the end of the first. */}
            <div className="max-h-10 min-w-0 flex-1 overflow-hidden break-words text-muted text-sm leading-5">
              <time dateTime={activity.createdAt} className="float-right ms-2 text-xs leading-5">
                {recentDate(activity.createdAt, Date.now())}
              </time>
              <h3 className="inline font-sans text-sm text-text tracking-normal">
                <Link data-shows to={activity.link} className="after:absolute after:inset-0">
                  {activitySubject(activity.title)}
                </Link>
              </h3>
              {': '}
              {activity.description}
            </div>
            {isSeller && <Badge>{activity.source === 'SELLER' ? 'Seller' : 'Buyer'}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const shownAtOnce = 5;

/** "Afua: Shall I keep one?" says that it is a message, as its icon does. */
function activitySubject(title: string): string {
  return title.replace(/^New message from /, '');
}
