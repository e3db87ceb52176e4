import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { decideCaseInput } from '@besesaka/schema/payouts/inputs.ts';
import { deliveredBy } from '@besesaka/schema/payouts/limits.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { ForArea } from '#admin/for-area.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { labelOf, OrderCase } from '#payouts/order-case.tsx';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const CaseDetailFragment = graphql(`
  fragment CaseDetail_case on AdminCase {
    id
    kind
    text
    answer
    answerUntil
    outcome
    note
    orderId
    buyerName
    sellerName
    amount { amount }
    deliveredBy
    createdAt
    endedAt
  }
`);

/** A case with the words of both sides, the money at stake, and the decision. */
export function CaseDetail(props: { subject: FragmentType<typeof CaseDetailFragment> }) {
  const one = readFragment(CaseDetailFragment, props.subject);
  const facts = [
    [
      'Order',
      <Link key="order" to={`/admin/orders/${one.orderId}`} className="link">
        {one.orderId}
      </Link>,
    ],
    ['Buyer', one.buyerName],
    ['Shop', one.sellerName],
    ['Money', cedi(one.amount.amount)],
    ['Delivery', one.deliveredBy ? labelOf(deliveredBy, one.deliveredBy) : 'Not confirmed'],
    ['Opened', longDateTime(one.createdAt)],
    ['Ended', one.endedAt && longDateTime(one.endedAt)],
  ] as const;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="flex flex-col gap-4 p-4 sm:p-5">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
          {facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
        </dl>
        <OrderCase of={one} />
      </Card>
      {!one.outcome && (
        <ForArea area="money">
          <Decision id={one.id} />
        </ForArea>
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{value}</dd>
    </>
  );
}

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

const outcomes = { refunded: 'Refund the buyer', released: 'Pay the shop' };

function Decision({ id }: { id: string }) {
  // Another admin may have decided meanwhile.
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(DecideOrderCaseMutation, { by: withPassword, keyed: true, refetchQueries: ['AdminCase'] });
  const form = useInputForm(decideCaseInput, { draft: `case-${id}` }, ({ outcome, note }) =>
    send({ input: { id, outcome: enumName(outcome), note } }),
  );
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="mb-4 text-lg">Decision</h2>
      <InputForm of={form} className="gap-4">
        <SelectField name="outcome" label="Who gets the money" none="Select one" options={outcomes} />
        <TextAreaField name="note" label="Reason, which both sides read" rows={4} counts />
        <SubmitButton>Decide</SubmitButton>
      </InputForm>
      {dialog}
    </Card>
  );
}
