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
    text
    orderId
    buyerName
    sellerName
    amount { amount }
    waitsFor
    dueAt
    outcome
    endedAt
  }
`);

/** Cases with who has to act, and until when; ended ones with how they ended. */
export const caseRows = {
  columns: {
    kind: { head: 'Case', as: 'name' },
    about: { head: 'About' },
    waits: { head: 'Waits for', width: 'w-26 xl:w-28' },
    date: { head: 'Until', width: 'w-32 xl:w-44' },
    state: { head: 'State', as: 'badge', width: 'w-32 xl:w-44' },
    amount: { head: 'Amount', as: 'amount', width: 'w-24 xl:w-28' },
  },
  row: (subject: FragmentType<typeof CaseRowFragment>) => {
    const one = readFragment(CaseRowFragment, subject);
    const date = one.dueAt ?? one.endedAt;
    const isLate = one.dueAt !== null && new Date(one.dueAt).getTime() < Date.now();
    return {
      key: one.id,
      to: `/admin/cases/${one.id}`,
      cells: {
        kind: labelOf(caseKind, one.kind),
        about: one.orderId ? `${one.orderId}, ${one.buyerName}, ${one.sellerName}` : one.text,
        waits: one.waitsFor && (one.waitsFor === 'SELLER' ? 'Seller' : 'Admin'),
        date: date && recentDate(date, Date.now()),
        state: one.outcome ? (
          <Badge>{labelOf(caseOutcome, one.outcome)}</Badge>
        ) : (
          isLate && <Badge tone="clay">Late</Badge>
        ),
        amount: one.amount && cedi(one.amount.amount),
      },
    };
  },
} as const;
