import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderList_OrdersFragment, OrderState } from '#gql/graphql.ts';
import { Input } from '#ui/controls/input.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { useSettled } from '#ui/hooks/use-settled.ts';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { wholeInView } from '#ui/lists/whole-in-view.ts';
import { Loaded, type Query } from '#ui/loading/loaded.tsx';
import { EmptyOrders } from './empty-orders.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { type ChatOfOrder, OrderRows, type PayOfCheckout } from './order-row.tsx';
import { orderStates, wordsOfState } from './order-words.ts';

const OrderListFragment = graphql(`
  fragment OrderList_orders on OrderConnection {
    edges {
      node {
        id
        ...OrderRow_order
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

interface OrderListProps {
  query: Query;
  /** Undefined while the first page loads. */
  orders: FragmentType<typeof OrderListFragment> | undefined;
  side: 'shop' | 'mine';
  search: OrderSearch;
  /** The list still belongs to the previous search. */
  isOld: boolean;
  /** Loads the orders after the cursor; rejects if that fails. */
  loadMore: (after: string) => Promise<unknown>;
  chat?: ChatOfOrder | undefined;
  pay?: PayOfCheckout | undefined;
  /** The number of orders in the states that the seller acts on. */
  counts?: Partial<Record<OrderState, number>> | undefined;
}

interface OrderSearch {
  typed: string;
  setTyped: (typed: string) => void;
  /** The query's variables; empty without a search. */
  variables: { search?: string; state?: OrderState };
}

/** The search covers all orders and runs once typing pauses. The state is stored in the URL. */
export function useOrderSearch(): OrderSearch {
  const [typed, setTyped] = useState('');
  const [params] = useSearchParams();
  const settled = useSettled(typed.trim(), restMs);
  const state = orderStates.find((name) => name === params.get('state')?.toUpperCase());
  return { typed, setTyped, variables: { ...(settled && { search: settled }), ...(state && { state }) } };
}

const restMs = 300;

export function OrderList({ orders, query, ...props }: OrderListProps) {
  // The list mounts with its first page, because only then can it restore its length after a reload.
  return (
    <Loaded
      query={query}
      data={readFragment(OrderListFragment, orders)}
      skeleton={<OrderListSkeleton />}
      failed="Failed to load orders."
    >
      {(list) => <LoadedOrders list={list} {...props} />}
    </Loaded>
  );
}

interface LoadedOrdersProps extends Omit<OrderListProps, 'orders' | 'query'> {
  list: OrderList_OrdersFragment;
}

/** Loads more while the reader scrolls, or by a button. */
function LoadedOrders({ list, side, search, isOld, loadMore, chat, pay, counts }: LoadedOrdersProps) {
  const loaded = list.edges.length;
  const { hasNextPage: hasMore, endCursor } = list.pageInfo;
  const endless = useEndless({
    hasMore,
    loaded,
    load: () => loadMore(endCursor ?? ''),
    nearPx: 1000,
  });
  const { variables } = search;
  if (loaded === 0 && !variables.search && !variables.state && !search.typed) return <EmptyOrders side={side} />;
  const resultText = loaded === 1 ? '1 order found' : `${loaded}${hasMore ? ' or more' : ''} orders found`;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-x-6 gap-y-2 lg:flex-row-reverse lg:items-center">
        <SearchField search={search} resultText={isOld ? '' : resultText} />
        <StateChips side={side} state={variables.state} counts={counts} />
      </div>
      {loaded === 0 && !isOld && (
        <EmptyState heading="No orders found" text="Try another status or other search words." />
      )}
      {loaded > 0 && (
        <div aria-busy={isOld} className={isOld ? 'opacity-60' : undefined}>
          <OrderRows orders={list.edges.map(({ node }) => node)} chat={chat} pay={pay} />
        </div>
      )}
      <ListEnd list={endless} failed="Failed to load more orders." />
    </div>
  );
}

function SearchField({ search, resultText }: { search: OrderSearch; resultText: string }) {
  const { search: words, state } = search.variables;
  return (
    <search className="relative lg:w-80">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted" />
      <Input
        type="search"
        aria-label="Search orders"
        placeholder="Order number, product or name"
        maxLength={orderLimits.searchMax}
        value={search.typed}
        onChange={(event) => search.setTyped(event.target.value)}
        className="h-11! pl-11"
      />
      <p role="status" className="sr-only">
        {(words || state) && resultText}
      </p>
    </search>
  );
}

const chipStates = ['PENDING', 'ACCEPTED', 'DISPATCHED', 'DELIVERED', 'COMPLETED', 'RETURN_REQUESTED'] as const;
const chips: readonly { state?: OrderState; label: string }[] = [
  { label: 'All' },
  ...chipStates.map((state) => ({ state, label: wordsOfState(state).label })),
];

interface StateChipsProps extends Pick<OrderListProps, 'side' | 'counts'> {
  state: OrderState | undefined;
}

/** Each state is a URL, so a reload and the back button preserve the choice. */
function StateChips({ side, state, counts }: StateChipsProps) {
  return (
    <nav aria-label="Order status" className="-mx-4 min-w-0 flex-1 lg:mx-0">
      <ul onFocus={wholeInView} className="flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] lg:px-0">
        {chips.map((chip) => (
          <li key={chip.label} className="shrink-0">
            <Link
              to={`?tab=${side}${chip.state ? `&state=${chip.state.toLowerCase()}` : ''}`}
              replace
              preventScrollReset
              aria-current={chip.state === state ? 'page' : undefined}
              className="chip -outline-offset-2"
            >
              {chip.label}
              {chip.state && counts?.[chip.state] ? (
                <span className="font-semibold tabular-nums">{counts[chip.state]}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
