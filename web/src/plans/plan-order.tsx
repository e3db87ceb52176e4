import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { planFeatures } from '@besesaka/schema/plans/texts.ts';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { PaymentSummary } from '#payments/payment-summary.tsx';
import { useStartPayment } from '#payments/use-start-payment.ts';

const PlanOrderFragment = graphql(`
  fragment PlanOrder_plan on Plan {
    id
    durationDays
    price {
      amount
    }
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
  /** The seller's last choice. */
  wasRenewing: boolean;
}

/** The order summary. Paying leads the whole page to the provider. */
export function PlanOrder({ plan, current, wasRenewing }: Props) {
  const { id, durationDays, price } = readFragment(PlanOrderFragment, plan);
  const [isRenewing, setRenewing] = useState(wasRenewing);
  const payment = useStartPayment({
    mutation: BuyPlanMutation,
    input: { planId: id, replacesId: current?.id ?? null, isRenewing },
    ...(current && { title: 'Update Failed' }),
  });
  return (
    <PaymentSummary
      amount={price.amount}
      isRenewing={isRenewing}
      onRenewing={setRenewing}
      payment={payment}
      back="/dashboard/shop/subscriptions"
    >
      <div>
        <h2 className="text-lg">{durationLabel(durationDays)}</h2>
        {current && <p className="text-muted">{beginsText(durationDays, current.durationDays)}</p>}
      </div>
      <ul className="flex flex-col gap-1.5 text-sm">
        {planFeatures(durationDays).map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4 text-brand" />
            {feature}
          </li>
        ))}
      </ul>
    </PaymentSummary>
  );
}

function beginsText(days: number, currentDays: number): string {
  return days < currentDays
    ? 'It starts when your current plan ends.'
    : 'It starts at once, and the days left on your plan are added to it.';
}
