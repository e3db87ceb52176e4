import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { planFeatures } from '@besesaka/schema/plans/texts.ts';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { PaymentSummary } from '#payments/payment-summary.tsx';
import type { PeriodRowsProps } from '#payments/period-rows.tsx';
import { useStartPayment } from '#payments/use-start-payment.ts';

const PlanOrderFragment = graphql(`
  fragment PlanOrder_plan on Plan {
    id
    durationDays
  }
`);

const BuyPlanMutation = graphql(`
  mutation BuyPlan($input: BuyPlanInput!) {
    result: buyPlan(input: $input) {
      payment {
        paymentUrl
        reference
      }
      errors {
        ...Failure
      }
    }
  }
`);

interface Props {
  plan: FragmentType<typeof PlanOrderFragment>;
  current: { id: string; durationDays: number } | null;
  /** The plans to choose from. */
  period: Omit<PeriodRowsProps, 'chosen'>;
  /** The seller's last choice. */
  wasRenewing: boolean;
}

/** The order summary. Paying leads the whole page to the provider. */
export function PlanOrder({ plan, current, period, wasRenewing }: Props) {
  const { id, durationDays } = readFragment(PlanOrderFragment, plan);
  const [isRenewing, setRenewing] = useState(wasRenewing);
  const payment = useStartPayment({
    mutation: BuyPlanMutation,
    input: { planId: id, replacesId: current?.id ?? null, isRenewing },
    ...(current && { title: 'Update Failed' }),
  });
  return (
    <PaymentSummary
      period={{ ...period, chosen: id }}
      features={planFeatures(durationDays)}
      isRenewing={isRenewing}
      onRenewing={setRenewing}
      payment={payment}
      back="/dashboard/shop/subscriptions"
    >
      <div>
        <h2 className="text-lg">{durationLabel(durationDays)}</h2>
        {current && <p className="text-muted">{beginsText(durationDays, current.durationDays)}</p>}
      </div>
    </PaymentSummary>
  );
}

function beginsText(days: number, currentDays: number): string {
  return days < currentDays
    ? 'It starts when your current plan ends.'
    : 'It starts at once, and the days left on your plan are added to it.';
}
