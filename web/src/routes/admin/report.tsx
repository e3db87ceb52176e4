import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { reasonWords } from '#admin/reports/reason-words.ts';
import { ReportActions } from '#admin/reports/report-actions.tsx';
import { ReportDetail } from '#admin/reports/report-detail.tsx';
import { graphql } from '#gql/gql.ts';

const AdminReportDocument = graphql(`
  query AdminReport($id: ID!) {
    viewer {
      admin {
        report(id: $id) {
          id
          reason
          ...ReportActions_report
          ...ReportDetail_report
        }
      }
    }
  }
`);

export function ReportScreen() {
  const { id = '' } = useParams();
  // Every view is logged and the links expire soon, so the cache is not used.
  const { data, ...query } = useQuery(AdminReportDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const result = data?.viewer?.admin?.report;
  return (
    <AdminDetail
      list={{ to: '/admin/reports', label: 'All reports' }}
      heading={result ? reasonWords(result.reason) : 'Report'}
      missing="Report not found"
      query={{ data, ...query }}
    >
      {result && (
        <>
          <ReportActions subject={result} />
          <ReportDetail subject={result} />
        </>
      )}
    </AdminDetail>
  );
}
