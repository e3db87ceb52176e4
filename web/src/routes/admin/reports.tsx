import { useQuery } from '@apollo/client/react';
import { caseLimits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { ReportList } from '#admin/reports/report-list.tsx';
import { graphql } from '#gql/gql.ts';

const AdminReportsDocument = graphql(`
  query AdminReports($state: ReportState!, $page: Int!) {
    viewer {
      admin {
        reports(state: $state, page: $page) {
          totalCount
          ...ReportList_page
        }
      }
    }
  }
`);

const states = [
  { state: 'OPEN', label: 'Open' },
  { state: 'CLOSED', label: 'Closed' },
] as const;

export function ReportsScreen() {
  const [params] = useSearchParams();
  const state = params.get('state') === 'CLOSED' ? 'CLOSED' : 'OPEN';
  const page = pageOf(params);
  const { data, ...query } = useQuery(AdminReportsDocument, {
    variables: { state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.reports;
  return (
    <AdminQueue
      heading="Reports"
      texts={{
        label: 'Reports',
        empty: 'Reports from buyers and sellers show here.',
        failed: 'Failed to load reports.',
      }}
      states={states}
      at={{ state, page }}
      list={list}
      perPage={caseLimits.perPage}
      query={query}
    >
      {list && <ReportList page={list} />}
    </AdminQueue>
  );
}
