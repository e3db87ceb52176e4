import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import type { Money } from './money-sums.tsx';
import { PayoutsDocument, ShopMoneyDocument } from './queries.ts';

const RequestPayoutMutation = graphql(`
  mutation RequestPayout($input: RequestPayoutInput!) {
    result: requestPayout(input: $input) {
      payout {
        id
        ...Payout_payout
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** When money goes out by itself, and the button for those who cannot wait. */
export function PayOutCard({ money }: { money: Money }) {
  const toast = useToast();
  const { press, busy } = useSend(RequestPayoutMutation, {
    keyed: true,
    needs: ['payout'],
    refetchQueries: [ShopMoneyDocument, PayoutsDocument],
    done: () => toast.success('The payout is on its way'),
  });
  const { refusal, nextPayoutOn, nextAmount, fee } = money;
  const arrives = moneyText((parseMoney(nextAmount.amount) ?? 0) - (parseMoney(fee.amount) ?? 0));
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-5">
      <h2 className="text-lg">Next payout</h2>
      <p className="text-pretty">
        <strong className="block">{longDate(nextPayoutOn)} at 10:00</strong>
        Each working day at 10:00, the available money goes to your wallet. Small sums wait for the last working day of
        the month.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button blocked={refusal ?? false} busy={busy} onClick={() => press({ input: {} })}>
          Pay out now
        </Button>
      </div>
      {refusal === null && (
        <p className="text-muted text-sm tabular-nums">
          {cedi(nextAmount.amount)} now, of which {cedi(fee.amount)} is the fee of the payment provider: {cedi(arrives)}{' '}
          arrives. You can ask once a day.
        </p>
      )}
      {Number(money.available.amount) < 0 && (
        <p className="text-sm">Refunds took back more than was available. Your next sales make up for it.</p>
      )}
      <p className="text-pretty text-muted text-sm">
        Each payout costs {cedi(fee.amount)}. Networks limit how much a wallet holds and gets in a day, so check the
        limit of yours.
      </p>
    </Card>
  );
}
