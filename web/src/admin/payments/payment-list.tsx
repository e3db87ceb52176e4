import { cedi } from '@besesaka/schema/kernel/money.ts';
import { RecordTime } from '#admin/record-table.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { channelWords } from '#payments/channel-words.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { badgeOf } from './payment-states.ts';

const PaymentRowFragment = graphql(`
  fragment PaymentRow_payment on AdminPaymentRow {
    reference
    description
    state
    refundState
    payerName
    shopName
    channel
    heldReason
    createdAt
    amount {
      amount
    }
  }
`);

/** Payments in an admin list. */
export const paymentRows = {
  columns: {
    what: { head: 'What', as: 'name', width: 'w-[32%]' },
    payer: { head: 'Paid by' },
    method: { head: 'Method', as: 'wide', width: 'w-36' },
    date: { head: 'Date', as: 'time', width: 'w-32 xl:w-44' },
    state: { head: 'State', as: 'badge', width: 'w-32' },
    amount: { head: 'Amount', as: 'amount', width: 'w-28' },
  },
  row: (payment: FragmentType<typeof PaymentRowFragment>) => {
    const one = readFragment(PaymentRowFragment, payment);
    const { label, tone } = badgeOf(one);
    return {
      key: one.reference,
      lead: <ShopLogo path={null} name={one.shopName ?? one.payerName} size="tiny" />,
      to: `/admin/payments/${one.reference}`,
      cells: {
        what: one.description,
        payer: one.shopName ?? one.payerName,
        method: one.channel && channelWords[one.channel],
        date: <RecordTime at={one.createdAt} />,
        state:
          tone === 'brand' ? (
            <span className="text-muted text-sm max-lg:hidden">{label}</span>
          ) : (
            <Badge tone={tone}>{label}</Badge>
          ),
        amount: cedi(one.amount.amount),
      },
      more: one.heldReason && <p className="break-words text-clay text-sm">{one.heldReason}</p>,
    };
  },
} as const;
