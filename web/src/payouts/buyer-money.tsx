import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { OrderPayment_MoneyFragment } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { MoneyAction } from './money-action.tsx';
import { wordsForBuyer } from './money-words.ts';
import { OrderCase } from './order-case.tsx';

interface Props {
  money: OrderPayment_MoneyFragment;
  shopName: string;
}

/** A paid order, for its buyer. */
export function BuyerMoney({ money, shopName }: Props) {
  const receipt = money.payment?.receiptNumber;
  const open = money.case && !money.case.endedAt;
  return (
    <>
      <div role="status" className="flex flex-col gap-1 text-pretty">
        <p>{wordsForBuyer(money, shopName)}</p>
        {money.state !== 'REFUNDED' && Number(money.refundedAmount.amount) > 0 && (
          <p className="text-sm">{cedi(money.refundedAmount.amount)} of it was refunded.</p>
        )}
      </div>
      {money.deliveryCode && <DeliveryCode code={money.deliveryCode} />}
      {money.case && <OrderCase of={money.case} />}
      {money.canReport && <MoneyAction kind="report" label="Report a problem" orderId={money.orderId} />}
      {open && <Withdraw orderId={money.orderId} />}
      {receipt && (
        <Link to={`/payments/receipts/${receipt}`} className="link tap-line">
          Receipt {receipt}
        </Link>
      )}
    </>
  );
}

function DeliveryCode({ code }: { code: string }) {
  return (
    <div className="rounded-md bg-brand-tint px-4 py-3 text-center">
      <p className="font-semibold text-sm">Delivery code</p>
      <p className="font-bold font-heading text-3xl tabular-nums tracking-[0.3em] ps-[0.3em]">{code}</p>
      <p className="text-pretty text-sm">Give it to the rider when you have the goods, not before.</p>
    </div>
  );
}

const WithdrawCaseMutation = graphql(`
  mutation WithdrawCase($input: WithdrawCaseInput!) {
    result: withdrawCase(input: $input) {
      money { ...OrderPayment_money }
      errors { ...Failure }
    }
  }
`);

function Withdraw({ orderId }: { orderId: string }) {
  const { press, busy } = useSend(WithdrawCaseMutation);
  return (
    <Button tone="secondary" busy={busy} onClick={() => press({ input: { orderId } })}>
      The problem is solved
    </Button>
  );
}
