import { cedi } from '@besesaka/schema/kernel/money.ts';
import { deliveryCodeInput } from '@besesaka/schema/payouts/inputs.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderPayment_MoneyFragment } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { MoneyAction } from './money-action.tsx';
import { wordsForSeller } from './money-words.ts';
import { OrderCase } from './order-case.tsx';

/** A paid order, for its seller. */
export function SellerMoney({ money }: { money: OrderPayment_MoneyFragment }) {
  const { orderId, refundable } = money;
  const waitsForAnswer = money.case && !money.case.endedAt && !money.case.answer;
  return (
    <>
      <p role="status" className="text-pretty">
        {wordsForSeller(money)}
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        <Row label="Paid by the buyer" amount={money.amount.amount} />
        <Row label="Fee of the payment provider" amount={money.providerFee?.amount} isLess />
        <Row label="Commission with VAT" amount={money.commission?.amount} isLess />
        <Row label="Refunded" amount={money.refundedAmount.amount} isLess />
      </dl>
      {money.takesCode && <CodeForm orderId={orderId} />}
      {money.case && <OrderCase of={money.case} />}
      {waitsForAnswer && <MoneyAction kind="answer" label="Answer the problem" orderId={orderId} />}
      {Number(refundable.amount) > 0 && (
        <MoneyAction kind="refund" label="Refund a part" orderId={orderId} most={refundable.amount} />
      )}
    </>
  );
}

function Row({ label, amount, isLess = false }: { label: string; amount: string | undefined; isLess?: boolean }) {
  if (amount === undefined || (isLess && Number(amount) === 0)) return null;
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>
        {isLess && '−'}
        {cedi(amount)}
      </dd>
    </>
  );
}

const ConfirmDeliveryMutation = graphql(`
  mutation ConfirmDelivery($input: ConfirmDeliveryInput!) {
    result: confirmDelivery(input: $input) {
      money { ...OrderPayment_money }
      errors { ...Failure }
    }
  }
`);

function CodeForm({ orderId }: { orderId: string }) {
  const { send } = useSend(ConfirmDeliveryMutation, { refetchQueries: ['OrderById'] });
  const form = useInputForm(deliveryCodeInput, { draft: { none: 'four digits' } }, (values) =>
    send({ input: { orderId, ...values } }),
  );
  return (
    <InputForm of={form} className="gap-3">
      <TextField
        name="deliveryCode"
        label="The buyer’s delivery code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <p className="text-muted text-sm">With the code you are paid 48 hours later, without it after 7 days.</p>
      <SubmitButton>Confirm delivery</SubmitButton>
    </InputForm>
  );
}
