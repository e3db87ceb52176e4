import { useQuery } from '@apollo/client/react';
import { appealTexts } from '@besesaka/schema/admin/appeals.ts';
import { appealSubject } from '@besesaka/schema/payouts/limits.ts';
import { useParams } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { Appeal } from '#admin/appeals/appeal.tsx';
import { graphql } from '#gql/gql.ts';
import { labelOf } from '#payouts/order-case.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const OwnAppealDocument = graphql(`
  query OwnAppeal($kind: AppealSubject!, $id: ID!) {
    viewer {
      appeal(kind: $kind, subjectId: $id) {
        ...Appeal_appeal
      }
    }
  }
`);

/** Opened from the notice that something was hidden or suspended. */
export function AppealScreen() {
  return (
    <>
      <PageMeta title="Appeal" noIndex />
      <RequireLogin message={appealTexts.login}>
        <OwnAppeal />
      </RequireLogin>
    </>
  );
}

const kinds = { product: 'PRODUCT', shop: 'SHOP', review: 'REVIEW', account: 'ACCOUNT' } as const;

function OwnAppeal() {
  const { kind: shown = '', id = '' } = useParams();
  const kind = appealSubject.values.find((one) => one === shown) ?? 'account';
  const query = useQuery(OwnAppealDocument, {
    variables: { kind: kinds[kind], id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <div className="page-width flex max-w-xl flex-col gap-5 py-8">
      <h1 tabIndex={-1} className="text-2xl">
        Appeal
      </h1>
      <p className="text-muted">{labelOf(appealSubject, kind)}</p>
      <Loaded
        query={query}
        data={query.data?.viewer?.appeal}
        skeleton={<Skeleton className="h-40 w-full rounded-lg" />}
        failed="The appeal could not be loaded."
        missing={<EmptyState heading="Nothing to appeal" text={appealTexts.missing} />}
      >
        {(appeal) => <Appeal of={appeal} />}
      </Loaded>
    </div>
  );
}
