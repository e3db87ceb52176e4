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
    kind: { head: 'Case', as: 'name', width: 'w-[29.5%]' },
    about: { head: 'About', width: 'w-36 xl:w-40' },
    waits: { head: 'Waits for', width: 'w-22' },
    between: { head: 'Buyer and shop', as: 'wide', isExtra: true },
    date: { head: 'Until', as: 'wide', width: 'w-40' },
    state: { head: 'Time left', as: 'badge', width: 'w-28' },
    amount: { head: 'Amount', as: 'amount', width: 'w-22' },
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
        state: one.outcome ? <Badge>{labelOf(caseOutcome, one.outcome)}</Badge> : <DueBadge at={one.dueAt} />,
        amount: one.amount && cedi(one.amount.amount),
      },
    };
  },
} as const;

/** How urgent an open case is. Days are counted by the calendar, as in the date beside it. */
function DueBadge({ at }: { at: string | null | undefined }) {
  if (!at) return <Badge>Open</Badge>;
  const [due, now] = [new Date(at).getTime(), Date.now()];
  if (due < now) return <Badge tone="clay">Late</Badge>;
  const days = Math.floor(due / dayMs) - Math.floor(now / dayMs);
  const tone = days <= 2 ? 'clay' : days <= 4 ? 'gold' : 'neutral';
  return <Badge tone={tone}>{days === 0 ? 'Today' : days === 1 ? '1 day left' : `${days} days left`}</Badge>;
}
