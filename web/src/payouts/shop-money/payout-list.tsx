import { useQuery } from '@apollo/client/react';
import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { PayoutsQuery } from '#gql/graphql.ts';
import { walletText } from '#payouts/wallet-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { LinkList, LinkListSkeleton, LinkRow } from '#ui/lists/link-list.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { Parts } from '#ui/lists/parts.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PayoutFragment } from './payout-fragment.ts';
import { payoutBadges } from './payout-words.ts';
import { PayoutsDocument } from './queries.ts';

type Payouts = NonNullable<NonNullable<PayoutsQuery['viewer']>['payouts']>;

const pathOf = (id: string) => `/dashboard/shop/money/payouts/${id}`;

export const usePayouts = () =>
  useQuery(PayoutsDocument, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });

/** What to do about the last payout, if it failed. For older ones it no longer holds. */
export function FailedPayout({ payouts }: { payouts: PayoutsQuery | undefined }) {
  const last = readFragment(PayoutFragment, payouts?.viewer?.payouts?.edges[0]?.node);
  if (!last?.advice) return null;
  return (
    <Card className="border-clay! px-4 pt-2.5 sm:p-5">
      <h2 className="text-base sm:text-lg">{cedi(last.amount.amount)} did not reach your wallet</h2>
      <p className="mt-1 max-w-prose text-pretty max-sm:hidden">{last.advice}</p>
      <Link to={pathOf(last.id)} className="tap-line text-brand">
        <span className="sm:hidden">Why, and what to do</span>
        <span className="max-sm:hidden">See the payout</span>
      </Link>
    </Card>
  );
}

/** All payouts, newest first. */
export function PayoutList({ query }: { query: ReturnType<typeof usePayouts> }) {
  return (
    <section aria-labelledby="payouts" className="flex flex-col gap-3">
      <h2 id="payouts" className="text-xl">
        Payouts
      </h2>
      <Loaded
        query={query}
        data={query.data?.viewer?.payouts}
        skeleton={<LinkListSkeleton />}
        failed="Failed to load the payouts."
      >
        {(list) => <Listed list={list} load={(after) => query.fetchMore({ variables: { after } })} />}
      </Loaded>
    </section>
  );
}

function Listed({ list: { edges, pageInfo }, load }: { list: Payouts; load: (after: string) => Promise<unknown> }) {
  const endless = useEndless({
    hasMore: pageInfo.hasNextPage,
    loaded: edges.length,
    nearPx: 600,
    load: () => load(pageInfo.endCursor ?? ''),
  });
  if (edges.length === 0)
    return <Card className="px-4 py-5 text-muted">There was no payout yet. Each gets a statement here.</Card>;
  return (
    <>
      <LinkList>
        {edges.map(({ node }) => (
          <Row key={node.id} payout={node} />
        ))}
      </LinkList>
      <ListEnd list={endless} failed="Failed to load more payouts." />
    </>
  );
}

function Row(props: { payout: FragmentType<typeof PayoutFragment> }) {
  const { id, state, amount, createdAt, isRequested, ...wallet } = readFragment(PayoutFragment, props.payout);
  const { label, tone } = payoutBadges[state];
  return (
    <LinkRow
      to={pathOf(id)}
      name={cedi(amount.amount)}
      badge={<Badge tone={tone}>{label}</Badge>}
      text={<Parts of={[recentDate(createdAt, Date.now()), walletText(wallet), isRequested ? 'asked by you' : '']} />}
    />
  );
}
