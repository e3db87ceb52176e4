import { useQuery } from '@apollo/client/react';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { Link, useSearchParams } from 'react-router';
import { PlanOrder } from '#plans/plan-order.tsx';
import { lastRenewalChoice, PlansDocument } from '#plans/plan-standing.ts';
import { usePlanChanges } from '#plans/use-plan-changes.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { RequireRole } from '#routes/require-role.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

export function PlanPaymentScreen() {
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title="Pay for a plan" noIndex />
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
  const [query] = useSearchParams();
  const { data, error, loading, refetch } = useQuery(PlansDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const { planChoice, planStanding } = data?.viewer ?? {};
  const again = () => void refetch().catch(() => {});
  usePlanChanges(planChoice ?? null, again);
  if (!planChoice || !planStanding) {
    const text = planStanding ? texts.configMissing : texts.loadFailed;
    if ((error || planStanding) && !loading) return <ErrorState text={text} onRetry={again} />;
    return <Skeleton className="h-80 w-full max-w-lg rounded-lg" />;
  }
  const plan = planChoice.plans.find(({ id }) => id === query.get('plan'));
  if (plan)
    return (
      <PlanOrder plan={plan} current={planStanding.current ?? null} wasRenewing={lastRenewalChoice(planStanding)} />
    );
  return (
    <EmptyState
      heading={planChoice.plans.length > 0 ? texts.unknownPlan : texts.noneToPay}
      text={planChoice.plans.length > 0 ? 'Choose one of our plans.' : undefined}
      action={
        <Link to="/dashboard/shop/subscriptions" className={buttonStyle()}>
          See the plans
        </Link>
      }
    />
  );
}
