import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { caseKind, caseOutcome } from '@besesaka/schema/payouts/limits.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { labelOf } from '#payouts/order-case.tsx';
import { Badge } from '#ui/display/badge.tsx';

const CaseRowFragment = graphql(`
  fragment CaseRow_case on AdminCase {
    id
    kind
    orderId
    buyerName
    sellerName
    amount { amount }
    answer
    outcome
    createdAt
  }
`);

/** Problems with protected orders. What the seller has answered waits for an admin. */
export const caseRows = {
  columns: {
    kind: { head: 'Problem', as: 'name' },
    order: { head: 'Order', width: 'w-28' },
    buyer: { head: 'Buyer' },
    shop: { head: 'Shop' },
    date: { head: 'Date', width: 'w-44' },
    state: { head: 'State', as: 'badge', width: 'w-44' },
    amount: { head: 'Amount', as: 'amount', width: 'w-28' },
  },
  row: (subject: FragmentType<typeof CaseRowFragment>) => {
    const one = readFragment(CaseRowFragment, subject);
    return {
      key: one.id,
      to: `/admin/cases/${one.id}`,
      cells: {
        kind: labelOf(caseKind, one.kind),
        order: one.orderId,
        buyer: one.buyerName,
        shop: one.sellerName,
        date: recentDate(one.createdAt, Date.now()),
        state: one.outcome ? (
          <Badge>{labelOf(caseOutcome, one.outcome)}</Badge>
        ) : (
          one.answer && <Badge tone="gold">Answered</Badge>
        ),
        amount: cedi(one.amount.amount),
      },
    };
  },
} as const;
