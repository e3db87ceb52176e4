import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { OrderStateBadge } from '#orders/placed/order-state-badge.tsx';
import { LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';

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

/** An order in an admin list: its number, buyer, seller and state. */
export function AdminOrderRow(props: { order: FragmentType<typeof AdminOrderRowFragment>; padding?: string }) {
  const { id, state, total, buyerName, sellerName, createdAt } = readFragment(AdminOrderRowFragment, props.order);
  return (
    <LinkRow
      to={`/admin/orders/${id}`}
      name={<span className="tabular-nums">{id}</span>}
      badge={<OrderStateBadge state={state} />}
      text={<Parts of={[`${buyerName} from ${sellerName}`, recentDate(createdAt, Date.now())]} />}
      aside={<span className="shrink-0 font-semibold tabular-nums">{cedi(total.amount)}</span>}
      {...(props.padding && { padding: props.padding })}
    />
  );
}
