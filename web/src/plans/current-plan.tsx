import { useApolloClient } from '@apollo/client/react';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { savedCardsPath } from '#payments/saved-cards-path.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const CurrentPlanFragment = graphql(`
  fragment CurrentPlan_plan on ChosenPlan {
    id
    version
    name
    state
    endsAt
    daysRemaining
    isRenewing
  }
`);

const ToggleRenewalMutation = graphql(`
  mutation TogglePlanRenewal($input: ChosenPlanInput!) {
    result: togglePlanRenewal(input: $input) {
      __typename
      ... on ChosenPlan {
        ...CurrentPlan_plan
      }
      ...Failure
    }
  }
`);

const CancelPlanMutation = graphql(`
  mutation CancelPlan($input: ChosenPlanInput!) {
    result: cancelPlan(input: $input) {
      __typename
      ... on ChosenPlan {
        ...CurrentPlan_plan
      }
      ...Failure
    }
  }
`);

interface Props {
  plan: FragmentType<typeof CurrentPlanFragment>;
  /** Explains the switch, for on and off. */
  hintOf: (isRenewing: boolean) => string;
  onCancelled: () => void;
}

/** The current plan, its auto-renewal and its cancellation. */
export function CurrentPlan({ plan, hintOf, onCancelled }: Props) {
  const { id, name, endsAt, daysRemaining, isRenewing } = readFragment(CurrentPlanFragment, plan);
  const { busy, toggle, cancel } = useChangePlan(id, onCancelled);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{name}</h2>
        <Badge tone="brand">Active</Badge>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">End Date</dt>
        <dd>{endsAt && longDate(endsAt)}</dd>
        <dt className="text-muted">Days left</dt>
        <dd>
          {daysRemaining} {daysRemaining === 1 ? 'day' : 'days'}
        </dd>
      </dl>
      <SwitchRow
        label="Auto-renewal"
        hint={hintOf(isRenewing)}
        checked={isRenewing}
        disabled={busy}
        onChange={() => void toggle()}
      />
      <Link
        to={savedCardsPath}
        className="flex min-h-11 items-center self-start text-brand underline underline-offset-4"
      >
        Saved cards
      </Link>
      <Button tone="secondary" className="self-start" busy={busy} onClick={() => void cancel()}>
        Cancel subscription
      </Button>
    </Card>
  );
}

function useChangePlan(id: string, onCancelled: () => void) {
  const client = useApolloClient();
  const toast = useToast();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const variables = { input: { id } };

  async function toggle() {
    setBusy(true);
    const outcome = await outcomeOf(client.mutate({ mutation: ToggleRenewalMutation, variables }), 'ChosenPlan');
    setBusy(false);
    if ('failure' in outcome) {
      const { kind, message } = outcome.failure;
      const text = kind === 'silence' ? texts.failed : message || texts.renewalFailed;
      return toast.error({ title: 'Update Failed', text });
    }
    const { isRenewing } = readFragment(CurrentPlanFragment, outcome.done);
    toast.success(`Auto-renewal has been ${isRenewing ? 'enabled' : 'disabled'}.`);
  }

  async function cancel() {
    const goesOn = await confirm({
      title: 'Cancel your subscription?',
      text: texts.cancelWarning,
      tone: 'danger',
      confirm: 'Cancel subscription',
      cancel: 'Keep it',
    });
    if (!goesOn) return;
    setBusy(true);
    const outcome = await outcomeOf(client.mutate({ mutation: CancelPlanMutation, variables }), 'ChosenPlan');
    setBusy(false);
    if ('failure' in outcome) {
      const { kind, message } = outcome.failure;
      const text = kind === 'silence' ? texts.failed : message || texts.cancelFailed;
      return toast.error({ title: 'Cancellation Failed', text });
    }
    toast.warning({ title: 'Subscription Cancelled', text: texts.cancelled });
    onCancelled();
  }

  return { busy, toggle, cancel };
}
