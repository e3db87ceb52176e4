import { popularCampaignPlan } from '@besesaka/schema/campaigns/limits.ts';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import Check from 'lucide-react/icons/check';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { PeriodName } from '#payments/period-name.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ProductRow, type ProductRowFragment } from './product-row.tsx';
import { type Choice, searchOf } from './wizard-steps.ts';

const PlanStepFragment = graphql(`
  fragment PlanStep_plan on CampaignPlan {
    id
    durationDays
    description
    features
    price {
      amount
    }
  }
`);

interface Props {
  plans: readonly FragmentType<typeof PlanStepFragment>[];
  product: FragmentType<typeof ProductRowFragment>;
  choice: Choice;
}

/** The plans, the shortest first, beside the product; the longest is the best value. */
export function PlanStep({ plans, product, choice }: Props) {
  const all = plans.map((plan) => readFragment(PlanStepFragment, plan));
  const common = all[0]?.features ?? [];
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
      <div className="flex flex-col gap-5">
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {all.map(({ id, durationDays, description, features, price }, n) => (
            <li
              key={id}
              className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-3 sm:gap-x-5"
            >
              <div className="min-w-0">
                <h3 className="flex flex-wrap items-center gap-x-2 text-lg">
                  <PeriodName
                    durationDays={durationDays}
                    isPopular={id === popularCampaignPlan}
                    isLongest={n === all.length - 1}
                  />
                </h3>
                <p className="text-muted text-sm max-sm:hidden">{description}</p>
                <p className="text-muted text-sm empty:hidden">
                  {features.filter((feature) => !common.includes(feature)).join(' · ')}
                </p>
              </div>
              <p className="price text-xl">{cedi(price.amount)}</p>
              <Link
                to={searchOf({ ...choice, planId: id, step: 3 })}
                aria-label={`${id === choice.planId ? 'Chosen' : 'Choose'}: ${durationLabel(durationDays)}`}
                aria-current={id === choice.planId || undefined}
                className={buttonStyle({
                  tone: id === (choice.planId || popularCampaignPlan) ? 'primary' : 'secondary',
                  size: 'small',
                })}
              >
                {id === choice.planId ? 'Chosen' : 'Choose'}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={searchOf({ ...choice, step: 1 })} className={`${buttonStyle({ tone: 'secondary' })} self-start`}>
          Back
        </Link>
      </div>
      <Card className="flex flex-col gap-4 p-4 sm:p-5 xl:sticky xl:top-22">
        <ProductRow product={product} />
        <Features features={common} />
        <p className="flex gap-3 rounded-md bg-gold-tint px-4 py-3 text-sm">
          <Lightbulb aria-hidden="true" className="size-5 shrink-0" />
          {texts.tip}
        </p>
      </Card>
    </div>
  );
}

/** The features of each plan. */
function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {features.map((feature) => (
        <li key={feature} className="flex items-center gap-2">
          <Check aria-hidden="true" className="size-4 shrink-0 text-brand" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
