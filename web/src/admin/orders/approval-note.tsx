import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { moneyAct } from '@besesaka/schema/payouts/limits.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { labelOf } from '#payouts/order-case.tsx';

const ApprovalFragment = graphql(`
  fragment ApprovalNote_approval on MoneyApproval {
    act
    amount { amount }
    reason
    adminName
    approvedAt
  }
`);

/** What a first admin decided about an order's money, and how a second one agrees. */
export function ApprovalNote(props: { of: FragmentType<typeof ApprovalFragment> }) {
  const { act, amount, reason, adminName, approvedAt } = readFragment(ApprovalFragment, props.of);
  return (
    <p className="wrap-anywhere text-pretty rounded-md bg-gold-tint px-4 py-3 text-sm">
      <strong className="block">A second admin has to agree</strong>
      {adminName} decided on {longDateTime(approvedAt)}: {labelOf(moneyAct, act)}, {cedi(amount.amount)}. {reason} The
      same decision by another admin carries it out.
    </p>
  );
}
