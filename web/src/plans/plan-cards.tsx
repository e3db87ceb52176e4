import { cedi, moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { popularPlan } from '@besesaka/schema/plans/limits.ts';
import { planFeatures } from '@besesaka/schema/plans/texts.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { PeriodName } from '#payments/period-name.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';

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
  const common = planFeatures(all[0]?.durationDays ?? 0);
  return (
    <>
      <p className="mb-3 text-muted">Every plan: {common.join(' · ')}.</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {all.map(({ id, description, durationDays, price }, n) => (
          <li
            key={id}
            className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto_13rem]"
          >
            <div className="min-w-0">
              <h3 className="flex flex-wrap items-center gap-2 text-lg">
                <PeriodName
                  durationDays={durationDays}
                  isPopular={id === popularPlan}
                  isLongest={n === all.length - 1}
                />
              </h3>
              <p className="text-muted text-sm max-md:hidden">{description}</p>
              <p className="text-muted text-sm empty:hidden">
                {planFeatures(durationDays).slice(common.length).join(' · ')}
              </p>
              <p className="text-muted text-sm empty:hidden">
                {current && durationDays < current.durationDays && 'Starts when your current plan ends.'}
              </p>
            </div>
            <p className="text-end">
              <span className="price text-xl">{cedi(price.amount)}</span>
              {durationDays !== daysOfMonth && (
                <span className="block text-muted text-sm">{cedi(perMonth(price.amount, durationDays))} a month</span>
              )}
            </p>
            <div className="flex flex-col gap-2 max-md:col-span-2">
              {id === current?.planId ? (
                <>
                  <p className="flex h-11 items-center justify-center rounded-full bg-brand-tint font-semibold text-brand">
                    Current Plan
                  </p>
                  <Link to={paymentOf(id)} className={buttonStyle({ tone: 'secondary', wide: true })}>
                    Pay for the next one
                  </Link>
                </>
              ) : (
                <Link
                  to={paymentOf(id)}
                  aria-label={`${verbOf(durationDays, current)}: ${durationLabel(durationDays)}`}
                  className={buttonStyle({ tone: id === popularPlan ? 'primary' : 'secondary', wide: true })}
                >
                  {verbOf(durationDays, current)}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A shorter plan follows the current one; it is no upgrade of it. */
function verbOf(days: number, current: { durationDays: number } | null | undefined): string {
  if (!current) return 'Subscribe';
  return days < current.durationDays ? 'Pay for the next one' : 'Upgrade';
}

const paymentOf = (planId: string) => `/dashboard/shop/subscriptions/payment?plan=${planId}`;

export function perMonth(amount: string, days: number): string {
  return moneyText(Math.round(((parseMoney(amount) ?? 0) * daysOfMonth) / days));
}
