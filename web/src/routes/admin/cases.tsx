import { payoutLimits } from '@besesaka/schema/payouts/limits.ts';
import { caseRows } from '#admin/cases/case-row.tsx';
import { adminList } from '#admin/list.tsx';
import { graphql } from '#gql/gql.ts';

const AdminCasesDocument = graphql(`
  query AdminCases($state: CaseState!, $page: Int!) {
    viewer {
      admin {
        cases(state: $state, page: $page) {
          totalCount
          edges {
            node {
              id
              ...CaseRow_case
            }
          }
        }
      }
    }
  }
`);

export const CasesScreen = adminList({
  document: AdminCasesDocument,
  listIn: (data) => data.viewer?.admin?.cases,
  heading: 'Cases',
  empty: 'What an admin has to decide shows here.',
  states: [
    { state: 'OPEN', label: 'Open' },
    { state: 'ENDED', label: 'Ended' },
  ],
  perPage: payoutLimits.casesPerPage,
  exported: 'CASES',
  ...caseRows,
});
