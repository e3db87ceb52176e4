import { cedi } from '@besesaka/schema/kernel/money.ts';
import type { OrderPayment_MoneyFragment } from '#gql/graphql.ts';
import { optional } from '#ui/display/optional.tsx';
import { MoneyAction } from './money-action.tsx';
import { wordsForSeller } from './money-words.ts';
import { OrderCase } from './order-case.tsx';

const CodeForm = optional(async () => (await import('./code-form.tsx')).CodeForm);

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
      {money.takesCode && (
        <>
          <p className="text-muted text-sm">With the buyer’s delivery code you are paid sooner than without it.</p>
          <CodeForm orderId={orderId} />
        </>
      )}
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
