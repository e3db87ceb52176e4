import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { CaseActions } from '#admin/reports/case-actions.tsx';
import { CaseDetail } from '#admin/reports/case-detail.tsx';
import { reasonWords } from '#admin/reports/reason-words.ts';
import { graphql } from '#gql/gql.ts';

const CaseDocument = graphql(`
  query Case($id: ID!) {
    viewer {
      admin {
        case(id: $id) {
          id
          reason
          ...CaseActions_case
          ...CaseDetail_case
        }
      }
    }
  }
`);

export function CaseScreen() {
  const { id = '' } = useParams();
  // Every view is logged and the links expire soon, so the cache is not used.
  const { data, ...query } = useQuery(CaseDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const result = data?.viewer?.admin?.case;
  return (
    <AdminDetail
      list={{ to: '/admin/cases', label: 'All cases' }}
      heading={result ? reasonWords(result.reason) : 'Case'}
      missing="Case not found"
      query={{ data, ...query }}
    >
      {result && (
        <>
          <CaseActions subject={result} />
          <CaseDetail subject={result} />
        </>
      )}
    </AdminDetail>
  );
}
