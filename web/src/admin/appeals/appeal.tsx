import { appealInput } from '@besesaka/schema/admin/appeals.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { caseOutcome } from '@besesaka/schema/payouts/limits.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AppealSubject } from '#gql/graphql.ts';
import { labelOf } from '#payouts/order-case.tsx';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const AppealFragment = graphql(`
  fragment Appeal_appeal on Appeal {
    kind
    subjectId
    name
    reason
    canSend
    text
    answerUntil
    outcome
    note
  }
`);

/** Why something of the user was hidden or suspended, and the appeal about it, which can be sent once. */
export function Appeal(props: { of: FragmentType<typeof AppealFragment> }) {
  const { kind, subjectId, name, reason, canSend, text, answerUntil, outcome, note } = readFragment(
    AppealFragment,
    props.of,
  );
  return (
    <>
      <Card className="wrap-anywhere flex flex-col gap-2 p-5">
        <h2 className="text-lg">{name}</h2>
        {reason && <p>Our reason: {reason}</p>}
        {text && (
          <p>
            You wrote: <q>{text}</q>
          </p>
        )}
        <p role="status" className="text-pretty">
          {outcome ? (
            <>
              <strong className="block">{labelOf(caseOutcome, outcome)}</strong>
              {note}
            </>
          ) : (
            answerUntil && `Another admin answers until ${longDateTime(answerUntil)}.`
          )}
        </p>
        {!text && !canSend && <p>It is not hidden or suspended any more.</p>}
      </Card>
      {canSend && <AppealForm kind={kind} subjectId={subjectId} />}
    </>
  );
}

const WriteAppealMutation = graphql(`
  mutation WriteAppeal($input: WriteAppealInput!) {
    result: writeAppeal(input: $input) {
      appeal { ...Appeal_appeal }
      errors { ...Failure }
    }
  }
`);

function AppealForm({ kind, subjectId }: { kind: AppealSubject; subjectId: string }) {
  const { send } = useSend(WriteAppealMutation, { refetchQueries: ['OwnAppeal'] });
  const form = useInputForm(appealInput, { draft: `appeal-${subjectId}` }, ({ text }) =>
    send({ input: { kind, subjectId, text } }),
  );
  return (
    <Card className="p-5">
      <InputForm of={form} className="gap-4">
        <TextAreaField
          name="text"
          label="Why should it be restored?"
          hint="You can write once. Say what we should look at."
          rows={6}
          counts
        />
        <SubmitButton>Send the appeal</SubmitButton>
      </InputForm>
    </Card>
  );
}
