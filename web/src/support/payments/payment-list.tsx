import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
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
    <Card>
      <ul className="divide-y divide-line">
        {readFragment(PaymentListFragment, page).edges.map(({ node: one }) => {
          const { label, tone } = standingOf(one);
          return (
            <li key={one.reference}>
              <Link to={`/admin/payments/${one.reference}`} className="flex items-center gap-3 px-5 py-4">
                <span className="min-w-0 flex-1">
                  <span className="block break-words font-medium">{one.description}</span>
                  <span className="block break-words text-muted text-sm">
                    {one.shopName ?? one.payerName} · {longDateTime(one.createdAt)}
                  </span>
                  {one.heldReason && <span className="block break-words text-clay text-sm">{one.heldReason}</span>}
                </span>
                <span className="flex shrink-0 flex-col items-end gap-1">
                  <span className="font-semibold tabular-nums">{cedi(one.amount.amount)}</span>
                  <Badge tone={tone}>{label}</Badge>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
