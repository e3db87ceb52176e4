import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { Link } from 'react-router';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { renewalHint } from '#payments/renewal-switch.tsx';
import { CurrentPlan } from '#plans/current-plan.tsx';
import { PlanCards } from '#plans/plan-cards.tsx';
import { type Standing, usePlans } from '#plans/use-plans.ts';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { useVerification, VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

export function SubscriptionsScreen() {
  return (
    <div className="flex flex-col gap-6">
      <h1 tabIndex={-1} className="text-2xl">
        Subscriptions
      </h1>
      <RequireRole needed="seller">
        <VerificationBanner />
        <EmailReminder />
        <Plans />
      </RequireRole>
    </div>
  );
}

function Plans() {
  const plans = usePlans();
  return (
    <Loaded query={plans.query} data={plans.standing} skeleton={<PlansSkeleton />} failed={texts.loadFailed}>
      {(standing) => <StandingAndPlans {...plans} standing={standing} />}
    </Loaded>
  );
}

interface StandingAndPlansProps extends ReturnType<typeof usePlans> {
  standing: Standing;
}

function StandingAndPlans({ query, choice, standing, savedCards, again }: StandingAndPlansProps) {
  const isVerified = useVerification() === 'VERIFIED';
  const waiting = standing.chosen.filter(({ state }) => state === 'SCHEDULED');
  return (
    <>
      {standing.current ? (
        <CurrentPlan
          plan={standing.current}
          hintOf={(isRenewing) => renewalHint(isRenewing, savedCards, texts.renewsByHand)}
          onCancelled={again}
        />
      ) : (
        <FreeTier isVerified={isVerified} limit={choice?.freeProductsPerCategory ?? null} />
      )}
      {waiting.map(({ id, name, startedAt }) => (
        <p key={id} className="text-muted">
          {name} is paid and starts on {startedAt && longDate(startedAt)}.
        </p>
      ))}
      <section aria-labelledby="plans" className="flex flex-col gap-3">
        <h2 id="plans" className="text-xl">
          {standing.current ? texts.upgrade : texts.choose}
        </h2>
        <Loaded
          query={query}
          data={choice}
          skeleton={<PlansSkeleton />}
          failed={query.error ? texts.configFailed : texts.configMissing}
        >
          {({ plans }) =>
            plans.length > 0 ? <PlanCards plans={plans} current={standing.current ?? null} /> : <p>{texts.none}</p>
          }
        </Loaded>
      </section>
    </>
  );
}

/** `limit` is null if the configuration could not be loaded. */
function FreeTier({ isVerified, limit }: { isVerified: boolean; limit: number | null }) {
  const subject = isVerified ? 'You can' : 'Once your shop is verified, you can';
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <h2 className="text-lg">You are on the free tier</h2>
      {limit !== null && (
        <p className="max-w-prose text-muted">
          {subject} list up to {limit} products in each category for free.
        </p>
      )}
      <Link to="/dashboard/shop" className={buttonStyle({ tone: 'secondary' })}>
        Go to my shop
      </Link>
    </Card>
  );
}

function PlansSkeleton() {
  return (
    <div className="grid gap-3 lg:grid-cols-3 2xl:grid-cols-5">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((card) => (
        <Skeleton key={card} className="h-28 w-full rounded-lg lg:h-72" />
      ))}
    </div>
  );
}
