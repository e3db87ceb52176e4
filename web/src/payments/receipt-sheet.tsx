import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { channelWords } from './channel-words.ts';

const ReceiptFragment = graphql(`
  fragment ReceiptSheet_receipt on Receipt {
    number
    createdAt
    payerName
    payerEmail
    payment {
      reference
      refundedAt
      refundedAmount {
        amount
      }
      description
      channel
      amount {
        amount
      }
    }
  }
`);

/** The receipt as it is printed. */
export function ReceiptSheet({ receipt }: { receipt: FragmentType<typeof ReceiptFragment> }) {
  const { number, createdAt, payerName, payerEmail, payment } = readFragment(ReceiptFragment, receipt);
  const facts = [
    ['Date', longDateTime(createdAt)],
    ['Paid by', payerName],
    ['Email', payerEmail],
    ['Paid with', channelWords[payment.channel ?? 'OTHER']],
    ['Reference', payment.reference],
    ...(Number(payment.refundedAmount.amount) > 0 ? [['Refunded', givenBack(payment)] as const] : []),
  ];
  return (
    <Card className="mx-auto flex w-full max-w-lg flex-col gap-5 p-6 sm:p-8">
      <header className="flex items-start justify-between gap-4">
        <div>
          <p className="font-semibold">Besesaka</p>
          <h1 tabIndex={-1} className="text-2xl">
            Receipt {number}
          </h1>
        </div>
        <Button tone="secondary" size="small" onClick={() => window.print()} className="print:hidden">
          Print
        </Button>
      </header>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
        <dt>{payment.description}</dt>
        <dd className="font-bold text-lg tabular-nums">{cedi(payment.amount.amount)}</dd>
      </dl>
    </Card>
  );
}

interface GivenBack {
  refundedAt: string | null;
  refundedAmount: { amount: string };
}

/** A full refund shows its date; a partial one its amount. */
function givenBack({ refundedAt, refundedAmount }: GivenBack): string {
  const sum = cedi(refundedAmount.amount);
  return refundedAt ? `${sum}, ${longDateTime(refundedAt)}` : `${sum} of it`;
}
