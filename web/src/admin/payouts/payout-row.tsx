import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { ForArea } from '#admin/for-area.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { PayoutRow_PayoutFragment, PayoutState } from '#gql/graphql.ts';
import { walletText } from '#payouts/wallet-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Parts } from '#ui/lists/parts.tsx';
import { PayoutActions } from './payout-actions.tsx';

const PayoutRowFragment = graphql(`
  fragment PayoutRow_payout on AdminPayoutRow {
    id
    state
    amount { amount currency }
    network
    phone
    accountName
    isNameConfirmed
    isRequested
    shopName
    ownerName
    check
    isWaiting
    hasApproval
    needsCode
    reason
    createdAt
  }
`);

const states: Readonly<Record<PayoutState, string>> = {
  DUE: 'Due',
  APPROVED: 'Approved',
  ASKING: 'Asking',
  PENDING: 'Pending',
  SUCCEEDED: 'Paid',
  FAILED: 'Failed',
  RETURNED: 'Came back',
};

/** A payout with what an admin has to compare, and what they can do. */
export function PayoutRow(props: { payout: FragmentType<typeof PayoutRowFragment> }) {
  const one = readFragment(PayoutRowFragment, props.payout);
  const { id, state, shopName, amount, createdAt, isRequested, reason } = one;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words font-medium">{shopName}</p>
        <span className="flex items-center gap-3">
          <strong className="tabular-nums">{cedi(amount.amount)}</strong>
          <Badge tone={one.isWaiting || one.needsCode ? 'act' : 'neutral'}>{states[state]}</Badge>
        </span>
      </div>
      <p className="text-muted text-sm">
        <Parts
          of={[recentDate(createdAt, Date.now()), walletText(one), isRequested ? 'asked by the seller' : 'daily run']}
        />
      </p>
      <p className="break-words text-sm">{nameText(one)}</p>
      {reason && <p className="break-words text-clay text-sm">{reason}</p>}
      {one.hasApproval && one.isWaiting && <p className="text-sm">It has one of two approvals.</p>}
      {(one.isWaiting || one.needsCode) && (
        <ForArea area="money">
          <PayoutActions payout={{ id, name: shopName, isWaiting: one.isWaiting, needsCode: one.needsCode }} />
        </ForArea>
      )}
    </li>
  );
}

function nameText({ accountName, ownerName, isNameConfirmed }: PayoutRow_PayoutFragment): string {
  const wallet = `Wallet of ${accountName}, shop of ${ownerName}.`;
  return isNameConfirmed ? wallet : `${wallet} The network did not confirm the name: compare the two.`;
}
