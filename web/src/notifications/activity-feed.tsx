import { useQuery } from '@apollo/client/react';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
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
  const { data, error, loading, refetch } = useQuery(ActivitiesDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const activities = data?.viewer?.activities;
  if (!activities) {
    if (error && !loading) return <ErrorState text="Failed to load activities" onRetry={() => void refetch()} />;
    return <FeedSkeleton />;
  }
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
        {activities.map((activity) => (
          <li key={activity.id} className="relative flex gap-3 px-4 py-4 hover:bg-sunken sm:px-5">
            <KindIcon kind={activity.kind} />
            <div className="min-w-0 flex-1">
              <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-base">
                <Link to={activity.link} className="min-w-0 break-words after:absolute after:inset-0">
                  {activity.title}
                </Link>
                <Badge>{activity.source === 'SELLER' ? 'Seller' : 'Buyer'}</Badge>
              </h3>
              <p className="mt-0.5 break-words text-sm">{activity.description}</p>
              <p className="mt-1 text-muted text-sm">
                <time dateTime={activity.createdAt}>{longDateTime(activity.createdAt)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
