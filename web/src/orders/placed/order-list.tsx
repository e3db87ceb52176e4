import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { useNearEnd } from '#ui/lists/use-near-end.ts';
import { EmptyOrders } from './empty-orders.tsx';
import { OrderCard } from './order-card.tsx';

const OrderListFragment = graphql(`
  fragment OrderList_page on OrderPage {
    totalCount
    items {
      id
      ...OrderCard_order
    }
  }
`);

interface OrderListProps {
  page: FragmentType<typeof OrderListFragment>;
  side: 'shop' | 'mine';
  /** Adds the orders of this page; fails when it can't. */
  loadPage: (page: number) => Promise<unknown>;
}

/** Goes on as one scrolls, or by a button; what is typed looks through the orders that are loaded. */
export function OrderList({ page, side, loadPage }: OrderListProps) {
  const list = readFragment(OrderListFragment, page);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const wanted = useDeferredValue(typed);
  const shown = filterOrders(list.items, wanted);
  const hasMore = list.items.length < list.totalCount;

  const more = () => {
    if (state === 'busy') return;
    setState('busy');
    loadPage(nextPage(list.items.length, orderLimits.pageSize)).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  const end = useNearEnd<HTMLDivElement>({
    marginPx: 1000,
    enabled: hasMore && state === 'ready' && wanted.trim() === '',
    grown: list.items.length,
    onNear: more,
  });

  if (list.items.length === 0) return <EmptyOrders side={side} />;
  return (
    <div className="flex flex-col gap-4">
      <OrderSearch value={typed} onChange={setTyped} shown={shown.length} loaded={list.items.length} />
      {shown.length === 0 && (
        <EmptyState
          heading="No orders found"
          text={hasMore ? 'None of the orders loaded so far has this number.' : 'None of your orders has this number.'}
        />
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {hasMore && state !== 'failed' && (
        <div ref={end} className="flex justify-center py-2">
          <Button tone="secondary" onClick={more} busy={state === 'busy'}>
            Load more
          </Button>
        </div>
      )}
      {state === 'failed' && <ErrorState text="Failed to load more orders." onRetry={more} />}
    </div>
  );
}

interface OrderSearchProps {
  value: string;
  onChange: (value: string) => void;
  shown: number;
  loaded: number;
}

function OrderSearch({ value, onChange, shown, loaded }: OrderSearchProps) {
  return (
    <search className="relative">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted" />
      <Input
        type="search"
        aria-label="Search by order number"
        placeholder="Search by order number"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-11"
      />
      <p role="status" className="sr-only">
        {value.trim() && `${shown} of ${loaded} orders`}
      </p>
    </search>
  );
}

/** The loaded orders whose number holds what was typed, whatever the case. */
export function filterOrders<Order extends { id: string }>(orders: readonly Order[], typed: string): readonly Order[] {
  const wanted = typed.trim().toLowerCase();
  return wanted ? orders.filter(({ id }) => id.toLowerCase().includes(wanted)) : orders;
}

/** The page that holds what follows the loaded orders, also after new ones came in at the top. */
export function nextPage(loaded: number, pageSize: number): number {
  return Math.floor(loaded / pageSize) + 1;
}
