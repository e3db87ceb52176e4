import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { RenewalSwitch, savedCardsPath, useSetRenewal } from '#payments/renewal-switch.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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

const SetPlanRenewalMutation = graphql(`
  mutation SetPlanRenewal($input: SetPlanRenewalInput!) {
    result: setPlanRenewal(input: $input) {
      plan {
        ...CurrentPlan_plan
      }
      errors {
        ...Failure
      }
    }
  }
`);

const CancelPlanMutation = graphql(`
  mutation CancelPlan($input: ChosenPlanInput!) {
    result: cancelPlan(input: $input) {
      plan {
        ...CurrentPlan_plan
      }
      errors {
        ...Failure
      }
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
  const renewal = useSetRenewal(SetPlanRenewalMutation, id, {
    title: 'Update Failed',
    failed: texts.renewalFailed,
    offline: texts.failed,
  });
  const cancelling = useCancelPlan(id, onCancelled);
  const busy = renewal.busy || cancelling.busy;
  return (
    <Card className="grid gap-x-10 gap-y-3 p-4 sm:p-5 lg:grid-cols-2">
      <div className="flex flex-wrap items-center justify-between gap-3 lg:justify-start">
        <h2 className="text-lg">Your plan: {name}</h2>
        <Badge tone="brand">Active</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 lg:row-start-2">
        <div>
          <dt className="text-muted text-sm">End Date</dt>
          <dd>{endsAt && longDate(endsAt)}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Days left</dt>
          <dd>
            {daysRemaining} {daysRemaining === 1 ? 'day' : 'days'}
          </dd>
        </div>
      </dl>
      <RenewalSwitch
        isRenewing={isRenewing}
        hint={hintOf(isRenewing)}
        busy={busy}
        onChange={(next) => void renewal.set(next)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 lg:row-start-2">
        <Link to={savedCardsPath} className="link flex min-h-11 items-center">
          Saved cards
        </Link>
        <Button tone="quiet" size="small" className="-me-4" busy={busy} onClick={() => void cancelling.cancel()}>
          Cancel subscription
        </Button>
      </div>
    </Card>
  );
}

function useCancelPlan(id: string, onCancelled: () => void) {
  const toast = useToast();
  const confirm = useConfirm();
  const { send, busy } = useSend(CancelPlanMutation, {
    failed: texts.cancelFailed,
    offline: texts.failed,
    done: () => {
      toast.warning({ title: 'Subscription Cancelled', text: texts.cancelled });
      onCancelled();
    },
  });

  async function cancel() {
    const confirmed = await confirm({
      title: 'Cancel your subscription?',
      text: texts.cancelWarning,
      tone: 'danger',
      confirm: 'Cancel subscription',
      cancel: 'Keep it',
    });
    if (!confirmed) return;
    const failure = await send({ input: { id } });
    if (failure) toast.error({ title: 'Cancellation Failed', text: failure.message });
  }

  return { busy, cancel };
}
