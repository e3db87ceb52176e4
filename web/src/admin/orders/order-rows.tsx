import { cedi } from '@besesaka/schema/kernel/money.ts';
import { RecordTime } from '#admin/record-table.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { OrderStateBadge } from '#orders/placed/order-state-badge.tsx';
import { ShopLogo } from '#shops/shop-logo.tsx';

const AdminOrderRowFragment = graphql(`
  fragment AdminOrderRow_order on AdminOrderRow {
    id
    state
    total {
      amount
    }
    buyerName
    sellerName
    createdAt
  }
`);

/** Orders in an admin list. */
export const orderRows = {
  columns: {
    number: { head: 'Number', as: 'name', width: 'w-48' },
    buyer: { head: 'Buyer', as: 'wide' },
    shop: { head: 'Shop' },
    date: { head: 'Date', as: 'stamp', width: 'w-32 xl:w-44' },
    state: { head: 'State', as: 'badge', width: 'w-32' },
    total: { head: 'Total', as: 'amount', width: 'w-24' },
  },
  row: (order: FragmentType<typeof AdminOrderRowFragment>) => {
    const { id, state, total, buyerName, sellerName, createdAt } = readFragment(AdminOrderRowFragment, order);
    return {
      key: id,
      lead: <ShopLogo path={null} name={buyerName} size="tiny" />,
      to: `/admin/orders/${id}`,
      cells: {
        number: <span className="tabular-nums">{id}</span>,
        buyer: buyerName,
        shop: sellerName,
        date: <RecordTime at={createdAt} />,
        state: <OrderStateBadge state={state} />,
        total: cedi(total.amount),
      },
    };
  },
} as const;
