import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { caseActor, caseKind, caseOutcome } from '@besesaka/schema/payouts/limits.ts';
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
    text
    orderId
    buyerName
    sellerName
    amount { amount }
    waitsFor
    dueAt
    outcome
    createdAt
  }
`);

/** A case with who has to act, and until when. */
export function CaseRow(props: { subject: FragmentType<typeof CaseRowFragment> }) {
  const one = readFragment(CaseRowFragment, props.subject);
  const isLate = one.dueAt !== null && new Date(one.dueAt).getTime() < Date.now();
  const facts = one.orderId ? [one.orderId, one.buyerName, one.sellerName] : [one.text];
  const clock =
    one.waitsFor && one.dueAt && `${labelOf(caseActor, one.waitsFor)} until ${recentDate(one.dueAt, Date.now())}`;
  return (
    <LinkRow
      to={`/admin/cases/${one.id}`}
      name={labelOf(caseKind, one.kind)}
      badge={isLate && <Badge tone="clay">Late</Badge>}
      text={
        <Parts
          of={[
            one.amount && cedi(one.amount.amount),
            ...facts,
            clock,
            one.outcome && labelOf(caseOutcome, one.outcome),
            !clock && recentDate(one.createdAt, Date.now()),
          ]}
        />
      }
    />
  );
}
