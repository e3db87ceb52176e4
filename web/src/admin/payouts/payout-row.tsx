import { cedi } from '@besesaka/schema/kernel/money.ts';
import { ForArea } from '#admin/for-area.tsx';
import { RecordTime } from '#admin/record-table.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { PayoutRow_PayoutFragment, PayoutState } from '#gql/graphql.ts';
import { walletText } from '#payouts/wallet-words.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { Badge } from '#ui/display/badge.tsx';
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

/** Payouts, each with what an admin has to compare, and what they can do. */
export const payoutRows = {
  columns: {
    shop: { head: 'Shop', as: 'name' },
    wallet: { head: 'Wallet' },
    date: { head: 'Date', as: 'time', width: 'w-32 xl:w-44' },
    by: { head: 'Asked by', width: 'w-26 xl:w-28' },
    state: { head: 'State', as: 'badge', width: 'w-28' },
    amount: { head: 'Amount', as: 'amount', width: 'w-28 xl:w-36' },
  },
  row: (payout: FragmentType<typeof PayoutRowFragment>) => {
    const one = readFragment(PayoutRowFragment, payout);
    const isDue = one.isWaiting || one.needsCode;
    return {
      key: one.id,
      lead: <ShopLogo path={null} name={one.shopName} size="tiny" />,
      cells: {
        shop: one.shopName,
        wallet: walletText(one),
        date: <RecordTime at={one.createdAt} />,
        by: one.isRequested ? 'Seller' : 'Daily run',
        state: <Badge tone={isDue ? 'act' : 'neutral'}>{states[one.state]}</Badge>,
        amount: cedi(one.amount.amount),
      },
      more: (isDue || one.reason) && <Details payout={one} />,
    };
  },
} as const;

function Details({ payout: one }: { payout: PayoutRow_PayoutFragment }) {
  const { id, shopName: name, isWaiting, needsCode, reason } = one;
  return (
    <div className="flex flex-col gap-2">
      <p className="break-words text-sm">{nameText(one)}</p>
      {reason && <p className="break-words text-clay text-sm">{reason}</p>}
      {one.hasApproval && isWaiting && <p className="text-sm">It has one of two approvals.</p>}
      {(isWaiting || needsCode) && (
        <ForArea area="money">
          <PayoutActions payout={{ id, name, isWaiting, needsCode }} />
        </ForArea>
      )}
    </div>
  );
}

function nameText({ accountName, ownerName, isNameConfirmed }: PayoutRow_PayoutFragment): string {
  const wallet = `Wallet of ${accountName}, shop of ${ownerName}.`;
  return isNameConfirmed ? wallet : `${wallet} The network did not confirm the name: compare the two.`;
}
