import { enumName } from '@besesaka/schema/kernel/names.ts';
import { decideCaseInput } from '@besesaka/schema/payouts/inputs.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const DecideOrderCaseMutation = graphql(`
  mutation DecideOrderCase($input: DecideCaseInput!) {
    result: decideCase(input: $input) {
      case {
        id
        ...CaseDetail_case
        ...CaseRow_case
      }
      errors { ...Failure }
    }
  }
`);

const outcomes = { refunded: 'Refund the buyer', released: 'Pay the shop', shared: 'A part for each' };

/** Decides about held money. Another admin may have decided meanwhile, so the page shows the case as it is after it. */
export function DecideCase({ id }: { id: string }) {
  const { withPassword, dialog } = useFreshPassword();
  const refetchQueries = ['AdminCase'];
  const { send } = useSend(DecideOrderCaseMutation, { by: withPassword, keyed: true, refetchQueries });
  const form = useInputForm(decideCaseInput, { draft: `case-${id}` }, ({ outcome, note, amount }) =>
    send({ input: { id, outcome: enumName(outcome), note, ...(outcome === 'shared' && { amount }) } }),
  );
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="mb-4 text-lg">Decision</h2>
      <InputForm of={form} className="gap-4">
        <SelectField name="outcome" label="Who gets the money" none="Select one" options={outcomes} />
        {form.form.watch('outcome') === 'shared' && (
          <TextField name="amount" label="Part for the buyer, in cedis" inputMode="decimal" placeholder="20.00" />
        )}
        <TextAreaField name="note" label="Reason, which both sides read" rows={4} counts />
        <SubmitButton>Decide</SubmitButton>
      </InputForm>
      {dialog}
    </Card>
  );
}
