import { cedi, moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { popularPlan } from '@besesaka/schema/plans/limits.ts';
import { planFeatures } from '@besesaka/schema/plans/texts.ts';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { PeriodName } from '#payments/period-name.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/display/class-names.ts';

const PlanCardFragment = graphql(`
  fragment PlanCard_plan on Plan {
    id
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

/** The plans for sale side by side, the shortest first; the longest is the best value. */
export function PlanCards({ plans, current }: Props) {
  const all = plans.map((plan) => readFragment(PlanCardFragment, plan));
  const common = planFeatures(all[0]?.durationDays ?? 0);
  const monthly = all.find(({ durationDays }) => durationDays === daysOfMonth)?.price.amount;
  const offered = current ? all.find(({ durationDays }) => durationDays > current.durationDays)?.id : popularPlan;
  return (
    <>
      <p className="text-muted">
        <span className="lg:hidden">Every plan: {common.join(' · ')}. </span>
        {all.some(({ durationDays }) => durationDays < (current?.durationDays ?? 0)) &&
          'A shorter plan starts when yours ends.'}
      </p>
      <ul className="grid gap-3 lg:grid-cols-3 2xl:grid-cols-5">
        {all.map(({ id, durationDays, price }, n) => (
          <li
            key={id}
            className={classNames(
              'grid min-h-18 grid-cols-[minmax(0,1fr)_auto_auto] content-center items-center gap-x-3 rounded-lg border bg-surface px-4 py-3 lg:flex lg:flex-col lg:items-start lg:gap-3 lg:py-5',
              id === current?.planId ? 'border-brand' : 'border-line',
            )}
          >
            <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg lg:min-h-8">
              <PeriodName durationDays={durationDays} isPopular={id === popularPlan} isLongest={n === all.length - 1} />
              {id === current?.planId && <Badge>Current Plan</Badge>}
            </h3>
            <PlanPrice amount={price.amount} durationDays={durationDays} monthly={monthly} />
            <Features durationDays={durationDays} common={common} />
            <Link
              to={paymentOf(id)}
              aria-label={`${verbOf(durationDays, current)}: ${durationLabel(durationDays)}`}
              className={classNames(
                buttonStyle({ tone: id === offered ? 'primary' : 'secondary', size: 'small' }),
                'col-start-3 row-span-2 row-start-1 min-w-24 px-3! lg:mt-auto lg:w-full',
              )}
            >
              {verbOf(durationDays, current)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlanPriceProps {
  amount: string;
  durationDays: number;
  /** The price of the plan of one month. */
  monthly: string | undefined;
}

function PlanPrice({ amount, durationDays, monthly }: PlanPriceProps) {
  const saved = savedPercentage(amount, durationDays, monthly);
  return (
    <p className="max-lg:contents">
      <span className="price col-start-2 row-span-2 row-start-1 text-lg lg:text-xl">{cedi(amount)}</span>
      <span className="col-start-1 row-start-2 text-muted text-sm lg:block lg:min-h-5">
        {durationDays > daysOfMonth && `${cedi(perMonth(amount, durationDays))} a month`}
        {saved > 0 && <b className="block text-brand"> Save {saved}%</b>}
      </span>
    </p>
  );
}

/** On a phone only what the shortest plan lacks. */
function Features({ durationDays, common }: { durationDays: number; common: string[] }) {
  return (
    <ul className="col-span-full row-start-3 text-muted text-sm lg:mb-2 lg:flex lg:flex-col lg:gap-1">
      {planFeatures(durationDays).map((feature) => (
        <li
          key={feature}
          className={classNames('flex items-center gap-1.5', common.includes(feature) && 'max-lg:hidden')}
        >
          <Check aria-hidden="true" className="size-4 shrink-0 text-brand" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** A plan that is not longer follows the current one; it is no upgrade of it. */
function verbOf(days: number, current: { durationDays: number } | null | undefined): string {
  if (!current) return 'Subscribe';
  return days > current.durationDays ? 'Upgrade' : 'Pay ahead';
}

const paymentOf = (planId: string) => `/dashboard/shop/subscriptions/payment?plan=${planId}`;

/** How much cheaper it is than paying for one month at a time. */
function savedPercentage(amount: string, days: number, monthly: string | undefined): number {
  const atOnce = (parseMoney(monthly ?? '') ?? 0) * Math.round(days / daysOfMonth);
  return atOnce > 0 ? Math.round((1 - (parseMoney(amount) ?? 0) / atOnce) * 100) : 0;
}

export function perMonth(amount: string, days: number): string {
  return moneyText(Math.round(((parseMoney(amount) ?? 0) * daysOfMonth) / days));
}
