import { useQuery } from '@apollo/client/react';
import { useIsSeller } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import type { ActivitiesQuery } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { KindIcon } from './kind-icons.tsx';
import { NoticeText } from './notice-text.tsx';

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
            <NoticeText
              level={3}
              notice={{ ...activity, text: activity.description }}
              action={isSeller && <Badge>{activity.source === 'SELLER' ? 'Seller' : 'Buyer'}</Badge>}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const shownAtOnce = 5;
