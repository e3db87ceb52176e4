import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { disputeAnswerInput } from '@besesaka/schema/payments/inputs.ts';
import { type DisputeAnswer, disputeAnswer, disputeState, paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { ForArea } from '#admin/for-area.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const DisputeFragment = graphql(`
  fragment DisputeCard_dispute on Dispute {
    id
    state
    amount { amount }
    decidedAt
    answer
    acceptedAt
    evidence
    evidenceSentAt
  }
`);

const AnswerDisputeMutation = graphql(`
  mutation AnswerDispute($input: AnswerDisputeInput!) {
    result: answerDispute(input: $input) {
      dispute {
        id
        state
        acceptedAt
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** A payer's bank asks for the money back: what was sent to it, and both answers. */
export function DisputeCard(props: { dispute: FragmentType<typeof DisputeFragment> }) {
  const { id, state, amount, decidedAt, answer, acceptedAt, evidence, evidenceSentAt } = readFragment(
    DisputeFragment,
    props.dispute,
  );
  const [answering, setAnswering] = useState<DisputeAnswer | null>(null);
  const label = disputeState.values.find((one) => enumName(one) === state);
  const given = disputeAnswer.values.find((one) => enumName(one) === answer);
  return (
    <Card className="flex flex-col items-start gap-3 p-5 text-sm">
      <p className={state === 'OPEN' ? 'font-semibold text-clay' : ''}>
        {cedi(amount.amount)}: {label && disputeState.labels[label]}
      </p>
      {state === 'OPEN' && !answer && decidedAt && <p>Without an answer it is lost on {longDateTime(decidedAt)}.</p>}
      {state === 'OPEN' && !answer && acceptedAt && (
        <p>One admin accepted it on {longDateTime(acceptedAt)}. A second admin has to accept it too.</p>
      )}
      {given && <p>Our answer: {disputeAnswer.labels[given]}.</p>}
      <p className="text-muted">
        {evidenceSentAt ? `Evidence sent on ${longDateTime(evidenceSentAt)}` : 'The evidence is sent within a minute.'}
      </p>
      {evidence && <pre className="w-full whitespace-pre-wrap break-words rounded-lg bg-sunken p-4">{evidence}</pre>}
      {state === 'OPEN' && !answer && (
        <ForArea area="money">
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setAnswering('decline')}>
              Decline
            </Button>
            <Button tone="danger" size="small" onClick={() => setAnswering('accept')}>
              Accept
            </Button>
          </div>
        </ForArea>
      )}
      {answering && <AnswerDialog id={id} answer={answering} onClose={() => setAnswering(null)} />}
    </Card>
  );
}

const texts = {
  decline: {
    title: 'Decline the dispute?',
    text: 'We send the evidence again with your message. Then the bank decides.',
    submit: 'Decline',
  },
  accept: {
    title: 'Accept the dispute?',
    text: 'The payer gets the money back at once. A shop that was paid for it is charged.',
    submit: 'Accept',
  },
} as const;

function AnswerDialog({ id, answer, onClose }: { id: string; answer: DisputeAnswer; onClose: () => void }) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(AnswerDisputeMutation, {
    by: withPassword,
    refetchQueries: ['AdminPayment', 'AdminCaseDispute'],
    done: onClose,
  });
  const form = useInputForm(disputeAnswerInput, { draft: `dispute-${id}`, start: { answer, message: '' } }, (input) =>
    send({ input: { disputeId: id, answer: enumName(answer), message: input.message } }),
  );
  return (
    <FormDialog
      of={form}
      title={texts[answer].title}
      text={texts[answer].text}
      submit={texts[answer].submit}
      {...(answer === 'accept' && { tone: 'danger' })}
      onClose={onClose}
    >
      <TextAreaField
        name="message"
        label="Message to the bank"
        hint={`At least ${paymentLimits.disputeMessage.min} characters`}
        rows={4}
        counts
      />
      {dialog}
    </FormDialog>
  );
}
