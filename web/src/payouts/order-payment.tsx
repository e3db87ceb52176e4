import { cedi } from '@besesaka/schema/kernel/money.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { orderMoneyState } from '@besesaka/schema/payouts/limits.ts';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { OrderPayment_MoneyFragment } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { optional } from '#ui/display/optional.tsx';
import { BuyerMoney } from './buyer-money.tsx';
import { OrderMoneyFragment } from './order-money.ts';
import { endedPrompts } from './prompt-words.ts';
import { SellerMoney } from './seller-money.tsx';
import { usePayOrder } from './use-paying.ts';

// Most orders need no form, and the code of forms is large.
const OpenPrompt = optional(async () => (await import('./open-prompt.tsx')).OpenPrompt);
const PayForm = optional(async () => (await import('./pay-form.tsx')).PayForm);

interface Props {
  money: FragmentType<typeof OrderMoneyFragment>;
  viewerIs: 'BUYER' | 'SELLER';
  shopName: string;
  /** Number of the order's address, for a buyer who pays for the first time. */
  phone: string;
  onChanged: () => void;
}

/** The order's money: paying in the app, and what both sides see of it and can do. */
export function OrderPayment(props: Props) {
  const money = readFragment(OrderMoneyFragment, props.money);
  const body = bodyOf({ ...props, money });
  if (body === null) return null;
  const label = orderMoneyState.values.find((state) => state === money.state.toLowerCase());
  return (
    <Card className="mt-3 flex flex-col gap-3 px-4 py-4 sm:px-5 print:hidden">
      <h2 className="flex items-center justify-between gap-3 text-lg">
        Payment
        {label && label !== 'unpaid' && (
          <Badge tone={label === 'frozen' ? 'gold' : 'brand'}>{orderMoneyState.labels[label]}</Badge>
        )}
      </h2>
      {body}
    </Card>
  );
}

type Money = OrderPayment_MoneyFragment;
type Known = Omit<Props, 'money'> & { money: Money };

function bodyOf(loaded: Known) {
  const { money, viewerIs, shopName, onChanged } = loaded;
  if (money.state !== 'UNPAID')
    return viewerIs === 'BUYER' ? <BuyerMoney money={money} shopName={shopName} /> : <SellerMoney money={money} />;
  if (viewerIs === 'SELLER') {
    const step = money.canPay && money.promptStep && waiting[money.promptStep];
    const text = step || (money.canPay && money.paymentAskedAt ? 'You asked the buyer to pay in the app.' : '');
    return text ? <p role="status">{text}</p> : null;
  }
  const { payment, promptStep } = money;
  const isWaiting = promptStep === 'PHONE' || promptStep === 'CODE';
  if (isWaiting && payment?.prompt)
    return <OpenPrompt reference={payment.reference} prompt={payment.prompt} onChanged={onChanged} />;
  if (money.canPay) return <PayAtDoor {...loaded} />;
  return payment?.state === 'REFUNDED' ? <p>{paymentTexts.refunded}</p> : null;
}

function PayAtDoor({ money, shopName, phone, onChanged }: Known) {
  const [isOpen, setOpen] = useState(false);
  const by = usePayOrder(money.orderId);
  const amount = cedi(money.amount.amount);
  return (
    <>
      <p role="status" className="text-sm empty:hidden">
        {money.promptStep && endedPrompts[money.promptStep]}
      </p>
      {isOpen ? (
        <PayForm
          by={by}
          amount={money.amount.amount}
          phone={money.lastPhone ?? phone}
          onAsked={onChanged}
          leave={{ label: 'Not now', onPress: () => setOpen(false) }}
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

const waiting: Partial<Record<NonNullable<Money['promptStep']>, string>> = {
  PHONE: 'The buyer is paying: we wait for their phone.',
  CODE: 'The buyer is paying: we wait for a code.',
  DECLINED: 'The payment was declined. The buyer can try again.',
  TIMED_OUT: 'The buyer did not confirm in time, and can try again.',
  CANCELLED: 'The buyer cancelled the payment, and can try again.',
};
