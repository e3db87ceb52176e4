import { popularCampaignPlan } from '@besesaka/schema/campaigns/limits.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { PaymentSummary } from '#payments/payment-summary.tsx';
import { useStartPayment } from '#payments/use-start-payment.ts';
import { ProductRow, type ProductRowFragment } from './product-row.tsx';
import { saveChoice } from './saved-choice.ts';
import { type Choice, searchOf } from './wizard-steps.ts';

const PaymentStepFragment = graphql(`
  fragment PaymentStep_plan on CampaignPlan {
    id
    durationDays
    features
    price {
      amount
    }
  }
`);

const BuyCampaignMutation = graphql(`
  mutation BuyCampaign($input: BuyCampaignInput!) {
    result: buyCampaign(input: $input) {
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
  plan: FragmentType<typeof PaymentStepFragment>;
  plans: readonly FragmentType<typeof PaymentStepFragment>[];
  product: FragmentType<typeof ProductRowFragment>;
  choice: Choice;
}

/** The order summary. Paying leads the whole page to the provider. */
export function PaymentStep({ plan, plans, product, choice }: Props) {
  const periods = plans.map((plan) => readFragment(PaymentStepFragment, plan));
  const { durationDays, features } = readFragment(PaymentStepFragment, plan);
  const navigate = useNavigate();
  const { productId, planId, isRenewing } = choice;
  const payment = useStartPayment({
    mutation: BuyCampaignMutation,
    input: { productId, planId, isRenewing },
    onLeave: ({ reference }) => saveChoice(reference, searchOf(choice)),
  });
  const change = (part: Partial<Choice>) =>
    void navigate(searchOf({ ...choice, ...part }), { replace: true, preventScrollReset: true });
  const setPlan = (id: string) => change({ planId: id });
  return (
    <PaymentSummary
      period={{ periods, chosen: planId, popular: popularCampaignPlan, onChoose: setPlan }}
      features={features}
      isRenewing={isRenewing}
      onRenewing={(next) => change({ isRenewing: next })}
      payment={payment}
      back={searchOf({ ...choice, step: 2 })}
    >
      <h3 className="text-lg">Order summary</h3>
      <ProductRow product={product} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t pt-4">
        <dt className="text-muted">Featured for</dt>
        <dd>{durationLabel(durationDays)}</dd>
        <dt className="text-muted">Starts</dt>
        <dd>Once it is paid</dd>
      </dl>
    </PaymentSummary>
  );
}
