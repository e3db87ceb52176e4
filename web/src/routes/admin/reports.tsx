import { caseLimits } from '@besesaka/schema/admin/limits.ts';
import { adminList } from '#admin/list.tsx';
import { BulkCloseReports } from '#admin/reports/bulk-acts.tsx';
import { reportRows } from '#admin/reports/report-list.tsx';
import { graphql } from '#gql/gql.ts';

const AdminReportsDocument = graphql(`
  query AdminReports($state: ReportState!, $page: Int!) {
    viewer {
      admin {
        reports(state: $state, page: $page) {
          totalCount
          edges {
            node {
              id
              ...ReportRows_report
            }
          }
        }
      }
    }
  }
`);

export const ReportsScreen = adminList({
  document: AdminReportsDocument,
  listIn: (data) => data.viewer?.admin?.reports,
  heading: 'Reports',
  empty: 'Reports from buyers and sellers show here.',
  states: [
    { state: 'OPEN', label: 'Open' },
    { state: 'CLOSED', label: 'Closed' },
  ],
  perPage: caseLimits.perPage,
  bulk: BulkCloseReports,
  exported: 'REPORTS',
  ...reportRows,
});
