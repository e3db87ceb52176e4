import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { planFeatures } from '@besesaka/schema/plans/texts.ts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { startsLater } from './plan-standing.ts';

const PlanCardFragment = graphql(`
  fragment PlanCard_plan on Plan {
    id
    description
    durationDays
    price {
      amount
    }
  }
`);

const daysOfMonth = 30;

interface Props {
  plans: readonly FragmentType<typeof PlanCardFragment>[];
  /** The current plan. */
  current: { planId: string; durationDays: number } | null;
}

/** The plans for sale, the shortest first; the longest is the best value. */
export function PlanCards({ plans, current }: Props) {
  const all = plans.map((plan) => readFragment(PlanCardFragment, plan));
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {all.map(({ id, description, durationDays, price }, n) => (
        <li key={id}>
          <Card className="flex h-full flex-col gap-3 p-5">
            <div className="flex items-center justify-between gap-2">
              <h3 className="text-lg">{durationLabel(durationDays)}</h3>
              {id === '1_month' && <Badge tone="brand">Popular</Badge>}
              {n === all.length - 1 && <Badge tone="gold">Best Value</Badge>}
            </div>
            <p className="text-muted text-sm">{description}</p>
            <p>
              <span className="font-bold text-2xl tabular-nums">{cedi(price.amount)}</span>
              {durationDays > daysOfMonth && (
                <span className="block text-muted text-sm">{cedi(perMonth(price.amount, durationDays))} a month</span>
              )}
            </p>
            <ul className="flex flex-col gap-1.5 text-sm">
              {planFeatures(durationDays).map((feature) => (
                <li key={feature} className="flex items-center gap-2">
                  <Check aria-hidden="true" className="size-4 text-brand" />
                  {feature}
                </li>
              ))}
            </ul>
            <div className="mt-auto pt-2">
              {current && startsLater(durationDays, current.durationDays) && (
                <p className="mb-2 text-muted text-sm">Starts when your current plan ends.</p>
              )}
              {id === current?.planId ? (
                <p className="flex h-11 items-center justify-center rounded-full bg-brand-tint font-semibold text-brand">
                  Current Plan
                </p>
              ) : (
                <Link
                  to={`/dashboard/shop/subscriptions/payment?plan=${id}`}
                  aria-label={`${current ? 'Upgrade' : 'Subscribe'}: ${durationLabel(durationDays)}`}
                  className={buttonStyle({ tone: id === '1_month' ? 'primary' : 'secondary', wide: true })}
                >
                  {current ? 'Upgrade' : 'Subscribe'}
                </Link>
              )}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

export function perMonth(amount: string, days: number): string {
  return ((Number(amount) / days) * daysOfMonth).toFixed(2);
}
