import { popularCampaignPlan } from '@besesaka/schema/campaigns/limits.ts';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import Check from 'lucide-react/icons/check';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/display/class-names.ts';
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
  choice: Choice;
}

/** The plans, the shortest first; the longest is the best value. */
export function PlanStep({ plans, choice }: Props) {
  const all = plans.map((plan) => readFragment(PlanStepFragment, plan));
  return (
    <>
      <p className="flex gap-3 rounded-md bg-gold-tint px-4 py-3 text-sm">
        <Lightbulb aria-hidden="true" className="size-5 shrink-0" />
        {texts.tip}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {all.map(({ id, durationDays, description, features, price }, n) => (
          <li
            key={id}
            className={classNames(
              'flex flex-col gap-3 rounded-lg border bg-surface p-5',
              id === choice.planId ? 'border-brand' : 'border-line',
            )}
          >
            <div className="flex items-center justify-between gap-2">
              <h3 className="text-lg">{durationLabel(durationDays)}</h3>
              {id === popularCampaignPlan && <Badge tone="brand">Popular</Badge>}
              {n === all.length - 1 && <Badge tone="gold">Best Value</Badge>}
            </div>
            <p className="text-muted text-sm">{description}</p>
            <p className="font-bold text-2xl tabular-nums">{cedi(price.amount)}</p>
            <Features features={features} />
            <div className="mt-auto pt-2">
              <Link
                to={searchOf({ ...choice, planId: id, step: 3 })}
                aria-label={`${id === choice.planId ? 'Chosen' : 'Choose'}: ${durationLabel(durationDays)}`}
                aria-current={id === choice.planId || undefined}
                className={buttonStyle({
                  tone: id === (choice.planId || popularCampaignPlan) ? 'primary' : 'secondary',
                  wide: true,
                })}
              >
                {id === choice.planId ? 'Chosen' : 'Choose'}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <Link to={searchOf({ ...choice, step: 1 })} className={`${buttonStyle({ tone: 'secondary' })} self-start`}>
        Back
      </Link>
    </>
  );
}

/** The features of a plan. */
export function Features({ features }: { features: readonly string[] }) {
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
