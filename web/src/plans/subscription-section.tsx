import { useQuery } from '@apollo/client/react';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { ChosenPlanState, SubscriptionSectionQuery } from '#gql/graphql.ts';
import { SavedCards } from '#payments/saved-cards.tsx';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const SubscriptionSectionDocument = graphql(`
  query SubscriptionSection {
    viewer {
      planStanding {
        isActive
        chosen {
          id
          version
          name
          state
          startedAt
          endsAt
          daysRemaining
          isRenewing
          amount {
            amount
          }
        }
      }
    }
  }
`);

type Chosen = NonNullable<NonNullable<SubscriptionSectionQuery['viewer']>['planStanding']>['chosen'][number];

const states: Readonly<Record<ChosenPlanState, { label: string; tone: 'brand' | 'gold' | 'clay' | 'neutral' }>> = {
  ACTIVE: { label: 'Active', tone: 'brand' },
  PENDING: { label: 'Waiting', tone: 'gold' },
  EXPIRED: { label: 'Expired', tone: 'clay' },
  SCHEDULED: { label: 'Scheduled', tone: 'neutral' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
  REPLACED: { label: 'Replaced', tone: 'neutral' },
};

/** The subscription part of a seller's settings: the latest plan and its state. */
export function SubscriptionSection() {
  const query = useQuery(SubscriptionSectionDocument, { fetchPolicy: 'cache-and-network' });
  const toast = useToast();
  const refresh = () => void query.refetch().catch(() => toast.error(texts.refreshFailed));
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.planStanding}
      skeleton={<Skeleton className="h-48 w-full rounded-lg" />}
      failed={texts.loadFailed}
    >
      {(standing) => <PlanStanding standing={standing} busy={query.loading} refresh={refresh} />}
    </Loaded>
  );
}

interface StandingProps {
  standing: NonNullable<NonNullable<SubscriptionSectionQuery['viewer']>['planStanding']>;
  busy: boolean;
  refresh: () => void;
}

function PlanStanding({ standing, busy, refresh }: StandingProps) {
  const [latest, ...earlier] = inOrder(standing.chosen);
  return (
    <>
      <Card className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">Your plan</h2>
          <Button tone="quiet" size="small" busy={busy} onClick={refresh}>
            Refresh
          </Button>
        </div>
        {latest ? <Plan plan={latest} /> : <p className="text-muted">You are on the free tier.</p>}
        {earlier.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {earlier.map((plan) => (
              <li key={plan.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <span>
                  {plan.name} <span className="text-muted text-sm">{spanOf(plan)}</span>
                </span>
                <StateBadge state={plan.state} />
              </li>
            ))}
          </ul>
        )}
        <Link to="/dashboard/shop/subscriptions" className={`${buttonStyle({ tone: 'secondary' })} self-start`}>
          {standing.isActive ? 'Manage subscription' : 'See the plans'}
        </Link>
      </Card>
      <SavedCards />
    </>
  );
}

const rank = (plan: Chosen) => ['ACTIVE', 'SCHEDULED', 'PENDING'].indexOf(plan.state) + 1 || 4;

/** Sorts the current plan first, then future ones, then past ones. */
function inOrder(chosen: readonly Chosen[]): Chosen[] {
  return [...chosen].sort((one, other) => rank(one) - rank(other));
}

function spanOf({ startedAt, endsAt }: Chosen): string {
  return startedAt && endsAt ? `${longDate(startedAt)} – ${longDate(endsAt)}` : '';
}

function StateBadge({ state }: { state: ChosenPlanState }) {
  const { label, tone } = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}

function Plan({ plan }: { plan: Chosen }) {
  const facts = [
    ['End Date', plan.endsAt ? longDate(plan.endsAt) : null],
    [
      'Days left',
      plan.state === 'ACTIVE' ? `${plan.daysRemaining} ${plan.daysRemaining === 1 ? 'day' : 'days'}` : null,
    ],
    ['Price', cedi(plan.amount.amount)],
    ['Auto-renewal', plan.state === 'ACTIVE' ? (plan.isRenewing ? 'On' : 'Off') : null],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-base">{plan.name}</h3>
        <StateBadge state={plan.state} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
