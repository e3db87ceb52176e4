import { cedi } from '@besesaka/schema/kernel/money.ts';
import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { OrderPayment_MoneyFragment } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { OpenPrompt } from './open-prompt.tsx';
import { OrderMoneyFragment } from './order-money.ts';
import { PayForm } from './pay-form.tsx';

interface Props {
  money: FragmentType<typeof OrderMoneyFragment>;
  viewerIs: 'BUYER' | 'SELLER';
  shopName: string;
  /** Number of the order's address, for a buyer who pays for the first time. */
  phone: string;
  onChanged: () => void;
}

/** Paying for the order in the app: what the buyer can do, and what both sides see of it. */
export function OrderPayment(props: Props) {
  const money = readFragment(OrderMoneyFragment, props.money);
  const body = props.viewerIs === 'BUYER' ? <ForBuyer {...props} money={money} /> : sellerText(money);
  if (body === null) return null;
  return (
    <Card className="mt-3 flex flex-col gap-3 px-4 py-4 sm:px-5 print:hidden">
      <h2 className="text-lg">Payment</h2>
      {body}
    </Card>
  );
}

type Money = OrderPayment_MoneyFragment;

const ended: Partial<Record<NonNullable<Money['promptStep']>, string>> = {
  DECLINED: paymentTexts.declined,
  TIMED_OUT: paymentTexts.promptTimedOut,
  CANCELLED: paymentTexts.promptCancelled,
};

function ForBuyer({ money, shopName, phone, onChanged }: Omit<Props, 'money'> & { money: Money }) {
  const [isOpen, setOpen] = useState(false);
  const { payment, promptStep, canPay } = money;
  if (money.state !== 'UNPAID') return <Paid money={money} />;
  const isWaiting = payment?.prompt && (promptStep === 'PHONE' || promptStep === 'CODE');
  if (isWaiting && payment.prompt)
    return <OpenPrompt reference={payment.reference} prompt={payment.prompt} onChanged={onChanged} />;
  if (!canPay) return payment?.state === 'REFUNDED' ? <p>{paymentTexts.refunded}</p> : null;
  const amount = cedi(money.amount.amount);
  return (
    <>
      <p role="status" className="text-sm empty:hidden">
        {promptStep && ended[promptStep]}
      </p>
      {isOpen ? (
        <PayForm
          orderId={money.orderId}
          amount={money.amount.amount}
          phone={localPhone(money.lastPhone ?? phone)}
          onAsked={onChanged}
          onClose={() => setOpen(false)}
        />
      ) : (
        <>
          <p className="text-pretty text-sm">
            {money.paymentAskedAt
              ? `${shopName} asks you to pay ${amount}.`
              : `Pay ${amount} by mobile money or card when you have seen the goods.`}{' '}
            The money goes to the shop at once.
          </p>
          <Button tone="primary" size="large" wide onClick={() => setOpen(true)}>
            Pay now
          </Button>
        </>
      )}
    </>
  );
}

function Paid({ money }: { money: Money }) {
  const receipt = money.payment?.receiptNumber;
  return (
    <p role="status">
      {money.state === 'RECLAIMED' ? paymentTexts.refunded : `You paid ${cedi(money.amount.amount)} in the app.`}
      {receipt && (
        <Link to={`/payments/receipts/${receipt}`} className="link tap-line block">
          Receipt {receipt}
        </Link>
      )}
    </p>
  );
}

const waiting: Partial<Record<NonNullable<Money['promptStep']>, string>> = {
  PHONE: 'The buyer is paying: we wait for their phone.',
  CODE: 'The buyer is paying: we wait for a code.',
  DECLINED: 'The payment was declined. The buyer can try again.',
  TIMED_OUT: 'The buyer did not confirm in time, and can try again.',
  CANCELLED: 'The buyer cancelled the payment, and can try again.',
};

function sellerText(money: Money) {
  if (money.state === 'UNPAID') {
    const step = money.canPay && money.promptStep && waiting[money.promptStep];
    const text = step || (money.canPay && money.paymentAskedAt ? 'You asked the buyer to pay in the app.' : '');
    return text ? <p role="status">{text}</p> : null;
  }
  return (
    <div role="status" className="flex flex-col gap-2">
      <p>
        {money.state === 'RECLAIMED'
          ? 'The payment was refunded to the buyer.'
          : `${cedi(money.shopAmount?.amount ?? '0')} of this order is yours.`}
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        <Row label="Paid by the buyer" amount={money.amount.amount} />
        <Row label="Fee of the payment provider" amount={money.providerFee?.amount} isLess />
        <Row label="Commission with VAT" amount={money.commission?.amount} isLess />
        <Row label="Refunded" amount={money.refundedAmount.amount} isLess />
      </dl>
    </div>
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
