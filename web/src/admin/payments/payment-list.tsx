import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';
import { badgeOf } from './payment-states.ts';

const PaymentRowFragment = graphql(`
  fragment PaymentRow_payment on AdminPaymentRow {
    reference
    description
    state
    refundState
    payerName
    shopName
    heldReason
    createdAt
    amount {
      amount
    }
  }
`);

export function PaymentRow(props: { payment: FragmentType<typeof PaymentRowFragment>; padding?: string }) {
  const one = readFragment(PaymentRowFragment, props.payment);
  const { label, tone } = badgeOf(one);
  return (
    <LinkRow
      to={`/admin/payments/${one.reference}`}
      name={one.description}
      text={<Parts of={[one.shopName ?? one.payerName, recentDate(one.createdAt, Date.now())]} />}
      aside={
        <span className="flex shrink-0 flex-col items-end gap-1">
          <span className="font-semibold tabular-nums">{cedi(one.amount.amount)}</span>
          <Badge tone={tone}>{label}</Badge>
        </span>
      }
      {...(props.padding && { padding: props.padding })}
    >
      {one.heldReason && <span className="block break-words text-clay text-sm">{one.heldReason}</span>}
    </LinkRow>
  );
}
