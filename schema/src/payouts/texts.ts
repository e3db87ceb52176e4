import { cedi } from '#kernel/money.ts';

export const payoutTexts = {
  moneyNotSettled: (codes: readonly string[]) =>
    `The money of these orders is not settled yet: ${codes.join(', ')}. You can delete your account once it is paid out or refunded.`,
  payoutUnderWay: 'A payout of your shop is on its way. You can delete your account once it has arrived.',
  shopHasMoney: (sum: string) =>
    `Your shop still has ${sum}. You can delete your account once it is paid out to your wallet.`,
  shopOwes: (sum: string) => `Your shop owes ${sum} after refunds. Please contact us before you delete your account.`,
  notPayable: 'This order cannot be paid now.',
  paidAlready: 'This order is paid.',
  deliveryOpen: 'Agree on the delivery fee first, so that the total is final.',
  paid: 'Your order is paid.',
  checkoutPaid: 'Your payment is protected. The shops have your orders.',
  checkoutMissing: 'This checkout does not exist.',
  checkoutUnpaid: 'This order was not paid. Nothing was charged.',
  checkoutOver: 'The time to pay is over. Nothing was charged; please order again.',
  notPaidHere: 'This order was not paid in the app.',
  codeRequired: 'Please enter the four digits that the buyer sees on the order.',
  codeWrong: 'This is not the code of the order.',
  codeTooOften: 'The code was wrong too often. Ask the buyer to confirm the delivery on their order.',
  noCodeNow: 'A delivery code can be entered once a protected order is sent.',
  refundRequired: 'Please enter an amount such as 20 or 20.50.',
  refundTooHigh: (left: string) => `At most ${cedi(left)} can be refunded.`,
  refundOpen: 'Another refund of this payment is being requested. Please try again in a minute.',
  caseTextShort: 'Please describe it with at least 10 characters.',
  caseOpen: 'The problem is reported already.',
  caseNotNow: 'This is not possible for the order now.',
  caseMissing: 'This case does not exist.',
  caseEnded: (how: string, by: string | null) => `${by ?? 'The marketplace'} settled this case already: ${how}.`,
  notForMoney: 'This case is decided on its own page.',
  shareRequired: 'Please enter the part for the buyer. It is less than what is left.',
  notDelivered: 'The order was not delivered in time.',
} as const;
