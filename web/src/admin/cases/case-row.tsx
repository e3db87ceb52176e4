import { dayMs, recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { caseKind, caseOutcome } from '@besesaka/schema/payouts/limits.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { labelOf } from '#payouts/order-case.tsx';
import { ShopLogo } from '#shops/shop-logo.tsx';
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
    kind: { head: 'Case', as: 'name', width: 'w-[26%]' },
    about: { head: 'About', width: 'w-28 xl:w-36' },
    between: { head: 'Buyer and shop', isExtra: true },
    waits: { head: 'Waits for', width: 'w-24 xl:w-28' },
    date: { head: 'Until', as: 'time', width: 'w-36 xl:w-40' },
    state: { head: 'State', as: 'badge', width: 'w-28 xl:w-32' },
    amount: { head: 'Amount', as: 'amount', width: 'w-24 xl:w-28' },
  },
  row: (subject: FragmentType<typeof CaseRowFragment>) => {
    const one = readFragment(CaseRowFragment, subject);
    const date = one.dueAt ?? one.endedAt;
    return {
      key: one.id,
      lead: <ShopLogo path={null} name={one.sellerName ?? one.text} size="tiny" />,
      to: `/admin/cases/${one.id}`,
      cells: {
        kind: labelOf(caseKind, one.kind),
        about: one.orderId ?? one.text,
        between: one.buyerName && `${one.buyerName}, ${one.sellerName}`,
        waits: one.waitsFor && (one.waitsFor === 'SELLER' ? 'Seller' : 'Admin'),
        date: date && recentDate(date, Date.now()),
        state: one.outcome ? (
          <Badge>{labelOf(caseOutcome, one.outcome)}</Badge>
        ) : (
          <DueBadge at={one.dueAt} isOurs={one.waitsFor === 'ADMIN'} />
        ),
        amount: one.amount && cedi(one.amount.amount),
      },
    };
  },
} as const;

/** How urgent an open case is. */
function DueBadge({ at, isOurs }: { at: string | null | undefined; isOurs: boolean }) {
  const left = at ? new Date(at).getTime() - Date.now() : Number.POSITIVE_INFINITY;
  if (left < 0) return <Badge tone="clay">Late</Badge>;
  const days = Math.ceil(left / dayMs);
  if (days <= 1) return <Badge tone="act">1 day left</Badge>;
  return (
    <Badge tone={isOurs ? 'gold' : 'neutral'}>{days < Number.POSITIVE_INFINITY ? `${days} days left` : 'Open'}</Badge>
  );
}
