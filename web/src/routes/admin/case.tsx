import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { CaseActions } from '#support/case-actions.tsx';
import { CaseDetail } from '#support/case-detail.tsx';
import { DeskDetail } from '#support/desk-detail.tsx';
import { reasonWords } from '#support/reason-words.ts';

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
    <DeskDetail
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
    </DeskDetail>
  );
}
