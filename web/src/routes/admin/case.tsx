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
  // Each look is on record, and its links die soon: it is never shown from before.
  const { data, ...query } = useQuery(CaseDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.viewer?.admin?.case;
  return (
    <AdminDetail
      list={{ to: '/admin/cases', label: 'All cases' }}
      heading={found ? reasonWords(found.reason) : 'Case'}
      missing="Case not found"
      query={{ data, ...query }}
    >
      {found && (
        <>
          <CaseActions subject={found} />
          <CaseDetail subject={found} />
        </>
      )}
    </AdminDetail>
  );
}
