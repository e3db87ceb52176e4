import { useQuery } from '@apollo/client/react';
import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import type { ShopMoneyEntriesQuery, ShopMoneySum } from '#gql/graphql.ts';
import { Card } from '#ui/display/card.tsx';
import { LinkList, LinkListSkeleton, LinkRow } from '#ui/lists/link-list.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { kindWords, sumWords } from './payout-words.ts';
import { ShopMoneyEntriesDocument } from './queries.ts';

type Entries = NonNullable<NonNullable<ShopMoneyEntriesQuery['viewer']>['shopMoneyEntries']>;

/** What a sum consists of. */
export function SumEntries({ sum }: { sum: ShopMoneySum }) {
  const query = useQuery(ShopMoneyEntriesDocument, { variables: { sum }, fetchPolicy: 'cache-and-network' });
  return (
    <section aria-labelledby="entries" className="flex flex-col gap-3">
      <h2 id="entries" className="text-xl">
        {sumWords[sum].label}
      </h2>
      <Loaded
        query={query}
        data={query.data?.viewer?.shopMoneyEntries}
        skeleton={<LinkListSkeleton />}
        failed="Failed to load the entries."
      >
        {(list) => (
          <EntryList key={sum} sum={sum} list={list} load={(after) => query.fetchMore({ variables: { after } })} />
        )}
      </Loaded>
    </section>
  );
}

interface ListProps {
  sum: ShopMoneySum;
  list: Entries;
  load: (after: string) => Promise<unknown>;
}

function EntryList({ sum, list: { edges, pageInfo }, load }: ListProps) {
  const endless = useEndless({
    hasMore: pageInfo.hasNextPage,
    loaded: edges.length,
    nearPx: 600,
    load: () => load(pageInfo.endCursor ?? ''),
    byItself: false,
  });
  if (edges.length === 0) return <Card className="px-4 py-5 text-muted">{sumWords[sum].none}</Card>;
  return (
    <>
      <LinkList>
        {edges.map(({ node }) => (
          <LinkRow
            key={node.id}
            to={node.orderId ? `/dashboard/orders/${node.orderId}` : `/dashboard/shop/money/payouts/${node.payoutId}`}
            name={node.orderId ? `${kindWords[node.kind]}, order ${node.orderId}` : kindWords[node.kind]}
            text={recentDate(node.createdAt, Date.now())}
            aside={<span className="shrink-0 font-semibold tabular-nums">{cedi(node.amount.amount)}</span>}
          />
        ))}
      </LinkList>
      <ListEnd list={endless} failed="Failed to load more entries." />
    </>
  );
}
