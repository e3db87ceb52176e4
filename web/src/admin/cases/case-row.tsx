import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { caseKind, caseOutcome } from '@besesaka/schema/payouts/limits.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { labelOf } from '#payouts/order-case.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';

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

/** A problem with a protected order. What the seller has answered waits for an admin. */
export function CaseRow(props: { subject: FragmentType<typeof CaseRowFragment> }) {
  const one = readFragment(CaseRowFragment, props.subject);
  const facts = [cedi(one.amount.amount), one.buyerName, one.sellerName, recentDate(one.createdAt, Date.now())];
  return (
    <LinkRow
      to={`/admin/cases/${one.id}`}
      name={labelOf(caseKind, one.kind)}
      badge={!one.outcome && one.answer && <Badge tone="gold">Answered</Badge>}
      text={<Parts of={[...facts, one.outcome && labelOf(caseOutcome, one.outcome)]} />}
    />
  );
}
