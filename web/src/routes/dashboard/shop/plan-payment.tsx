import { popularPlan } from '@besesaka/schema/plans/limits.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { Link, useSearchParams } from 'react-router';
import { PlanOrder } from '#plans/plan-order.tsx';
import { lastRenewalChoice, type PlanChoice, type Standing, usePlans } from '#plans/use-plans.ts';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

export function PlanPaymentScreen() {
  return (
    <div className="flex flex-col gap-6">
      <h1 tabIndex={-1} className="text-2xl">
        Pay for a plan
      </h1>
      <RequireRole needed="seller">
        <ChosenOrder />
      </RequireRole>
    </div>
  );
}

function ChosenOrder() {
  const [params, setParams] = useSearchParams();
  const plans = usePlans();
  return (
    <Loaded
      query={plans.query}
      data={plans.choice && plans.standing && { choice: plans.choice, standing: plans.standing }}
      skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      failed={plans.standing ? texts.configMissing : texts.loadFailed}
    >
      {(loaded) => (
        <PlanOfAddress
          {...loaded}
          id={params.get('plan') ?? popularPlan}
          onChoose={(plan) => setParams({ plan }, { replace: true, preventScrollReset: true })}
        />
      )}
    </Loaded>
  );
}

interface PlanOfAddressProps {
  choice: PlanChoice;
  standing: Standing;
  id: string;
  onChoose: (id: string) => void;
}

function PlanOfAddress({ choice, standing, onChoose, ...address }: PlanOfAddressProps) {
  const plan = choice.plans.find(({ id }) => id === address.id);
  if (plan)
    return (
      <PlanOrder
        plan={plan}
        current={standing.current ?? null}
        period={{ periods: choice.plans, popular: popularPlan, onChoose }}
        wasRenewing={lastRenewalChoice(standing)}
      />
    );
  return (
    <EmptyState
      heading={choice.plans.length > 0 ? texts.unknownPlan : texts.noneToPay}
      text={choice.plans.length > 0 ? 'Choose one of our plans.' : undefined}
      action={
        <Link to="/dashboard/shop/subscriptions" className={buttonStyle()}>
          See the plans
        </Link>
      }
    />
  );
}
