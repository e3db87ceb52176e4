import { useQuery } from '@apollo/client/react';
import { caseKind } from '@besesaka/schema/payouts/limits.ts';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { CaseDetail } from '#admin/cases/case-detail.tsx';
import { graphql } from '#gql/gql.ts';
import { labelOf } from '#payouts/order-case.tsx';

const AdminCaseDocument = graphql(`
  query AdminCase($id: ID!) {
    viewer {
      admin {
        case(id: $id) {
          id
          kind
          ...CaseDetail_case
        }
      }
    }
  }
`);

export function CaseScreen() {
  const { id = '' } = useParams();
  const query = useQuery(AdminCaseDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const result = query.data?.viewer?.admin?.case;
  return (
    <AdminDetail
      list={{ to: '/admin/cases', label: 'All cases' }}
      heading={result ? labelOf(caseKind, result.kind) : 'Case'}
      missing="Case not found"
      query={query}
    >
      {result && <CaseDetail key={result.id} subject={result} />}
    </AdminDetail>
  );
}
