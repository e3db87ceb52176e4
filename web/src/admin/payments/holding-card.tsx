import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { consentInput } from '@besesaka/schema/payments/holding/inputs.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { ForArea } from '#admin/for-area.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const HoldingFragment = graphql(`
  fragment HoldingCard_holding on Holding {
    key
    isOn
    consent {
      name
      text
      statedBy
      statedAt
    }
    check {
      checkedAt
      hasPassed
      text
    }
  }
`);

const StateConsentMutation = graphql(`
  mutation StateConsent($input: StateConsentInput!) {
    result: stateConsent(input: $input) {
      holding {
        isOn
      }
      errors {
        ...Failure
      }
    }
  }
`);

const CheckHoldingMutation = graphql(`
  mutation CheckHolding {
    result: checkHolding {
      errors {
        ...Failure
      }
    }
  }
`);

const WithdrawConsentMutation = graphql(`
  mutation WithdrawConsent {
    result: withdrawConsent {
      errors {
        ...Failure
      }
    }
  }
`);

const refetchQueries = ['Ledger'];

/** With a live key, protected payment needs the provider's consent and a passed check. */
export function HoldingCard(props: { holding: FragmentType<typeof HoldingFragment> }) {
  const { key, isOn, consent, check } = readFragment(HoldingFragment, props.holding);
  const [isStating, setIsStating] = useState(false);
  const { withPassword, dialog } = useFreshPassword();
  const confirm = useConfirm();
  const checking = useSend(CheckHoldingMutation, { by: withPassword, refetchQueries });
  const withdrawing = useSend(WithdrawConsentMutation, { by: withPassword, refetchQueries });
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <h2 className="text-lg">Protected payment</h2>
      <p role="status" className={isOn ? 'font-semibold text-brand' : 'font-semibold text-clay'}>
        {isOn ? 'On' : 'Off'}
        {key === 'TEST' && ' (test key)'}
        {key === 'NONE' && ': there is no key of the payment provider.'}
        {key === 'LIVE' && !isOn && ': it needs the consent of the payment provider, and a check of the account.'}
      </p>
      {consent && (
        <p className="break-words text-sm">
          {consent.name}: {consent.text}
          <span className="block text-muted">
            Recorded by {consent.statedBy}, {longDateTime(consent.statedAt)}
          </span>
        </p>
      )}
      {check && (
        <p className={check.hasPassed ? 'text-muted text-sm' : 'text-clay text-sm'}>
          {check.text} Checked {longDateTime(check.checkedAt)}.
        </p>
      )}
      {key === 'LIVE' && (
        <ForArea area="money">
          <div className="flex flex-wrap gap-2">
            <Button tone="secondary" size="small" onClick={() => setIsStating(true)}>
              {consent ? 'Record another consent' : 'Record the consent'}
            </Button>
            {consent && (
              <>
                <Button tone="secondary" size="small" busy={checking.busy} onClick={() => checking.press({})}>
                  Check now
                </Button>
                <Button
                  tone="danger"
                  size="small"
                  busy={withdrawing.busy}
                  onClick={async () => {
                    if (await confirm(ending)) withdrawing.press({});
                  }}
                >
                  Turn off
                </Button>
              </>
            )}
          </div>
        </ForArea>
      )}
      {isStating && <ConsentDialog onClose={() => setIsStating(false)} />}
      {dialog}
    </Card>
  );
}

const ending = {
  title: 'Turn off protected payment?',
  text: 'Buyers pay on delivery from now on. Orders that were paid in advance stay protected.',
  tone: 'danger',
  confirm: 'Turn off',
} as const;

function ConsentDialog({ onClose }: { onClose: () => void }) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(StateConsentMutation, { by: withPassword, refetchQueries, done: onClose });
  const form = useInputForm(consentInput, { draft: 'holding-consent' }, (input) => send({ input }));
  return (
    <FormDialog
      of={form}
      title="Record the consent"
      text="The payment provider must agree in writing that you hold payments, and settle to the balance. We check the account at once."
      submit="Record and check"
      onClose={onClose}
    >
      <TextField name="name" label="Who agreed with the provider" />
      <TextAreaField name="text" label="Consent, with its date" rows={4} counts />
      {dialog}
    </FormDialog>
  );
}
