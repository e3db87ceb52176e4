import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { PaymentList_PageFragment } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';
import { standingOf } from './payment-states.ts';

const PaymentListFragment = graphql(`
  fragment PaymentList_page on AdminPaymentRowConnection {
    edges {
     node {
      reference
      description
      state
      refundState
      payerName
      shopName
      heldReason
      createdAt
      amount {
        amount
      }
     }
    }
  }
`);

export function PaymentList({ page }: { page: FragmentType<typeof PaymentListFragment> }) {
  return (
    <LinkList>
      {readFragment(PaymentListFragment, page).edges.map(({ node: one }) => (
        <LinkRow
          key={one.reference}
          to={`/admin/payments/${one.reference}`}
          name={one.description}
          text={`${one.shopName ?? one.payerName} · ${longDateTime(one.createdAt)}`}
          aside={<Standing payment={one} />}
        >
          {one.heldReason && <span className="block break-words text-clay text-sm">{one.heldReason}</span>}
        </LinkRow>
      ))}
    </LinkList>
  );
}

function Standing({ payment }: { payment: PaymentList_PageFragment['edges'][number]['node'] }) {
  const { label, tone } = standingOf(payment);
  return (
    <span className="flex shrink-0 flex-col items-end gap-1">
      <span className="font-semibold tabular-nums">{cedi(payment.amount.amount)}</span>
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}
