import { longDate, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { freezeReason } from '@besesaka/schema/payouts/limits.ts';
import type { OrderPayment_MoneyFragment } from '#gql/graphql.ts';

type Money = Pick<
  OrderPayment_MoneyFragment,
  'state' | 'amount' | 'shopAmount' | 'frozenBy' | 'releasableAt' | 'endsAt' | 'refundedAmount'
>;

/** For the buyer of a paid order: where the money is, why it waits, and when it moves. */
export function wordsForBuyer(money: Money, shop: string): string {
  const amount = cedi(money.amount.amount);
  switch (money.state) {
    case 'HELD':
      return money.releasableAt
        ? `${shop} is paid on ${longDateTime(money.releasableAt)}, unless you report a problem before.`
        : `You paid ${amount}. ${shop} is paid after you have it.${latest(money)}`;
    case 'FROZEN':
      return `${frozenWords(money)}${shop} is not paid until this is settled.${latest(money)}`;
    case 'REFUNDING':
      return `${amount} is on its way back to you, the way you paid. This can take some days.`;
    case 'REFUNDED':
    case 'RECLAIMED':
      return paymentTexts.refunded;
    default:
      return `You paid ${amount} in the app. ${shop} has the money.`;
  }
}

/** For the seller: the part of a paid order that is theirs, why it waits, and when they get it. */
export function wordsForSeller(money: Money): string {
  const part = cedi(money.shopAmount?.amount ?? '0');
  switch (money.state) {
    case 'HELD':
      return money.releasableAt
        ? `${part} of it is yours on ${longDateTime(money.releasableAt)}.`
        : `${part} of it is yours after the buyer has the goods.${latest(money)}`;
    case 'FROZEN':
      return `${frozenWords(money)}${part} of it waits until this is settled.${latest(money)}`;
    case 'REFUNDING':
      return 'The payment is on its way back to the buyer.';
    case 'REFUNDED':
    case 'RECLAIMED':
      return 'The payment was refunded to the buyer.';
    default:
      return `${part} of this order is yours.`;
  }
}

function frozenWords({ frozenBy }: Money): string {
  const by = freezeReason.values.find((one) => one === frozenBy?.toLowerCase());
  // The page shows a case with its words.
  return by && by !== 'case' ? `${freezeReason.labels[by]}. ` : '';
}

/** A bank may take longer to decide. */
const latest = ({ endsAt, frozenBy }: Money) =>
  endsAt && frozenBy !== 'DISPUTE' ? ` It is settled by ${longDate(endsAt)}.` : '';
