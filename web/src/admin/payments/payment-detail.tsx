import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import type { ComponentProps } from 'react';
import { useMayWork } from '#accounts/use-staff.ts';
import { Facts } from '#admin/facts.tsx';
import { ForArea } from '#admin/for-area.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { PaymentDetail_PaymentFragment } from '#gql/graphql.ts';
import { channelWords } from '#payments/channel-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { KeepButton } from './keep-button.tsx';
import { LinesTable } from './lines-table.tsx';
import { badgeOf, refundBadges } from './payment-states.ts';
import { RefundButton } from './refund-button.tsx';
import { StuckRefund } from './stuck-refund.tsx';

const PaymentDetailFragment = graphql(`
  fragment PaymentDetail_payment on AdminPayment {
    reference
    state
    refundState
    payerName
    payerEmail
    shopName
    channel
    heldReason
    createdAt
    settledAt
    providerAnswer
    refundable {
      amount
      currency
    }
    amount {
      amount
    }
    lines {
      kind
      account
      amount {
        amount
        currency
      }
    }
    refunds {
      id
      state
      reason
      failure
      amount {
        amount
        currency
      }
      createdAt
    }
    disputes {
      id
      ...DisputeCard_dispute
    }
    stuckRefunds {
      id
      ...StuckRefund_refund
    }
  }
`);

export function PaymentActs(props: { payment: FragmentType<typeof PaymentDetailFragment> }) {
  const one = readFragment(PaymentDetailFragment, props.payment);
  const mayWork = useMayWork();
  if (!mayWork('money')) return null;
  return (
    <div className="-mx-4 flex flex-wrap">
      {one.state === 'SUCCEEDED' && one.heldReason && one.stuckRefunds.length === 0 && (
        <KeepButton reference={one.reference} />
      )}
      {one.refundable && <RefundButton reference={one.reference} amount={one.refundable} />}
    </div>
  );
}

/** A payment with its user, the provider's answers and its ledger lines. */
export function PaymentDetail(props: { payment: FragmentType<typeof PaymentDetailFragment> }) {
  const one = readFragment(PaymentDetailFragment, props.payment);
  const { label, tone } = badgeOf(one);
  const facts = [
    ['Amount', cedi(one.amount.amount)],
    ['Paid by', `${one.payerName}, ${one.payerEmail}`],
    ['Shop', one.shopName],
    ['Paid with', one.channel && channelWords[one.channel]],
    ['Started', longDateTime(one.createdAt)],
    ['Paid', one.settledAt && longDateTime(one.settledAt)],
    ['Reference', one.reference],
  ] as const;
  return (
    <>
      <Card className="flex flex-col items-start gap-4 p-5">
        <Badge tone={tone}>{label}</Badge>
        {one.heldReason && <p className="text-clay">{one.heldReason}</p>}
        <Facts facts={facts} />
      </Card>
      <Disputes disputes={one.disputes} />
      <Refunds refunds={one.refunds} stuck={one.stuckRefunds} />
      {one.lines.length > 0 && <Lines lines={one.lines} />}
      {one.providerAnswer && <ProviderAnswer text={one.providerAnswer} />}
    </>
  );
}

function Disputes({ disputes }: Pick<PaymentDetail_PaymentFragment, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">Disputes</h2>
      {disputes.map((dispute) => (
        <DisputeCard key={dispute.id} dispute={dispute} />
      ))}
    </section>
  );
}

interface RefundsProps extends Pick<PaymentDetail_PaymentFragment, 'refunds'> {
  stuck: PaymentDetail_PaymentFragment['stuckRefunds'];
}

function Refunds({ refunds, stuck }: RefundsProps) {
  if (refunds.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">Refunds</h2>
      {refunds.map((refund) => {
        const badge = refundBadges[refund.state];
        return (
          <Card key={refund.id} className="flex flex-col items-start gap-2 p-5 text-sm">
            <Badge tone={badge.tone}>{badge.label}</Badge>
            <p className="text-muted">
              {refund.amount.currency} {refund.amount.amount} · {longDateTime(refund.createdAt)}
            </p>
            <p className="break-words">{refund.reason}</p>
            {refund.failure && <p className="break-words text-clay">{refund.failure}</p>}
            {stuck.map(
              (one) =>
                one.id === refund.id && (
                  <ForArea key={one.id} area="money">
                    <StuckRefund refund={one} />
                  </ForArea>
                ),
            )}
          </Card>
        );
      })}
    </section>
  );
}

function Lines({ lines }: { lines: ComponentProps<typeof LinesTable>['lines'] }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">Ledger entries</h2>
      <Card className="p-5">
        <LinesTable lines={lines} caption="Lines of this payment" />
      </Card>
    </section>
  );
}

function ProviderAnswer({ text }: { text: string }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">Latest response from the provider</h2>
      <pre className="whitespace-pre-wrap break-words rounded-lg bg-sunken p-4 text-sm">{text}</pre>
    </section>
  );
}
