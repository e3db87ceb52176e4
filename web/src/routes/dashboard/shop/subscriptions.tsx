import { useQuery } from '@apollo/client/react';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { Link } from 'react-router';
import { PageMeta } from '#app/page-meta.tsx';
import { graphql } from '#gql/gql.ts';
import { PlanCards } from '#plans/plan-cards.tsx';
import { useVerification, VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const PlanChoiceDocument = graphql(`
  query PlanChoice {
    viewer {
      planChoice {
        freeProductsPerCategory
        plans {
          id
          ...PlanCard_plan
        }
      }
    }
  }
`);

/** The settings may change while a seller has this open all day. */
const pollMs = 30 * 60 * 1000;

export function SubscriptionsScreen() {
  const { data, error, loading, refetch } = useQuery(PlanChoiceDocument, { pollInterval: pollMs });
  const choice = data?.viewer?.planChoice;
  const isVerified = useVerification()?.verification === 'VERIFIED';
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title="Subscriptions" noIndex />
      <h1 tabIndex={-1} className="text-2xl">
        Subscriptions
      </h1>
      <VerificationBanner />
      {choice && (
        <>
          <Card className="flex flex-col items-start gap-3 p-5">
            <h2 className="text-lg">You are on the free tier</h2>
            <p className="max-w-prose text-muted">
              {isVerified ? 'You can' : 'Once your shop is verified you can'} offer up to{' '}
              {choice.freeProductsPerCategory} products in each category, and pay nothing.
            </p>
            <Link to="/dashboard/shop" className={buttonStyle({})}>
              Go to my shop
            </Link>
          </Card>
          <section aria-labelledby="plans" className="flex flex-col gap-4">
            <div>
              <h2 id="plans" className="text-xl">
                {texts.choose}
              </h2>
              <p className="text-muted">Plans cannot be paid for yet: these are their prices when they can.</p>
            </div>
            {choice.plans.length > 0 ? <PlanCards plans={choice.plans} /> : <p>{texts.none}</p>}
          </section>
        </>
      )}
      {!choice && error && !loading && <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} />}
      {!choice && (!error || loading) && (
        <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <span className="sr-only">Loading</span>
          {['first', 'second', 'third'].map((card) => (
            <Skeleton key={card} className="h-56 w-full rounded-lg" />
          ))}
        </div>
      )}
    </div>
  );
}
