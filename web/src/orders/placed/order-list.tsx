import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderList_OrdersFragment, OrderState } from '#gql/graphql.ts';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { useSettled } from '#ui/hooks/use-settled.ts';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { EmptyOrders } from './empty-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { stateWords } from './order-words.ts';

const OrderListFragment = graphql(`
  fragment OrderList_orders on OrderConnection {
    edges {
      node {
        id
        ...OrderCard_order
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

interface OrderListProps {
  /** Undefined while the first page loads. */
  orders: FragmentType<typeof OrderListFragment> | undefined;
  side: 'shop' | 'mine';
  search: OrderSearch;
  /** The list still belongs to the previous search. */
  isOld: boolean;
  /** Loads the orders after the cursor; rejects if that fails. */
  loadMore: (after: string) => Promise<unknown>;
}

interface OrderSearch {
  typed: string;
  setTyped: (typed: string) => void;
  chooseState: (state: string) => void;
  /** The query's variables; empty without a search. */
  variables: { search?: string; state?: OrderState };
}

/** The search covers all orders and runs once typing pauses. The state is stored in the URL. */
export function useOrderSearch(): OrderSearch {
  const [typed, setTyped] = useState('');
  const [params, setParams] = useSearchParams();
  const settled = useSettled(typed.trim(), restMs);
  const state = states.find((name) => name === params.get('state')?.toUpperCase());
  const chooseState = (chosen: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (chosen) next.set('state', chosen.toLowerCase());
        else next.delete('state');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { typed, setTyped, chooseState, variables: { ...(settled && { search: settled }), ...(state && { state }) } };
}

const states = Object.keys(stateWords) as OrderState[];

const restMs = 300;

export function OrderList({ orders, ...props }: OrderListProps) {
  const list = readFragment(OrderListFragment, orders);
  // The list mounts with its first page, because only then can it restore its length after a reload.
  return list ? <LoadedOrders list={list} {...props} /> : <OrderListSkeleton />;
}

interface LoadedProps extends Omit<OrderListProps, 'orders'> {
  list: OrderList_OrdersFragment;
}

/** Loads more while the reader scrolls, or by a button. */
function LoadedOrders({ list, side, search, isOld, loadMore }: LoadedProps) {
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
    <div className="flex flex-col gap-4">
      <SearchField search={search} resultText={isOld ? '' : resultText} />
      {loaded === 0 && !isOld && (
        <EmptyState heading="No orders found" text="Try another status or other search words." />
      )}
      <ul aria-busy={isOld} className={classNames('flex flex-col gap-3', isOld && 'opacity-60')}>
        {list.edges.map(({ node: order }) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <ListEnd list={endless} failed="Failed to load more orders." />
    </div>
  );
}

function SearchField({ search, resultText }: { search: OrderSearch; resultText: string }) {
  const { search: words, state } = search.variables;
  return (
    <search className="flex flex-col gap-3 sm:flex-row">
      <div className="relative flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted"
        />
        <Input
          type="search"
          aria-label="Search orders"
          placeholder="Order number, product or name"
          maxLength={orderLimits.searchMax}
          value={search.typed}
          onChange={(event) => search.setTyped(event.target.value)}
          className="pl-11"
        />
      </div>
      <div className="sm:basis-48">
        <Select
          aria-label="Order status"
          value={state ?? ''}
          onChange={({ target }) => search.chooseState(target.value)}
        >
          <option value="">All statuses</option>
          {states.map((name) => (
            <option key={name} value={name}>
              {stateWords[name].label}
            </option>
          ))}
        </Select>
      </div>
      <p role="status" className="sr-only">
        {(words || state) && resultText}
      </p>
    </search>
  );
}
