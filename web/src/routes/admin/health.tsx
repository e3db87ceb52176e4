import { useQuery } from '@apollo/client/react';
import { HealthList } from '#admin/health/health-list.tsx';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const HealthDocument = graphql(`
  query Health {
    viewer {
      admin {
        health {
          ...HealthList_report
        }
      }
    }
  }
`);

export function HealthScreen() {
  const query = useQuery(HealthDocument, { fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl">
          Health
        </h1>
        <Button tone="secondary" size="small" busy={query.loading} onClick={() => void query.refetch()}>
          Check again
        </Button>
      </div>
      <Loaded
        query={query}
        data={query.data?.viewer?.admin?.health}
        skeleton={<LinkListSkeleton />}
        failed="The installation could not be checked."
      >
        {(report) => <HealthList report={report} />}
      </Loaded>
    </div>
  );
}
