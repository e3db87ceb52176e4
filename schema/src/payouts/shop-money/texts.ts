import type { PayoutFailure } from './limits.ts';
import { shopMoneyLimits as limits } from './limits.ts';

export const shopMoneyTexts = {
  payoutMissing: 'Payout not found.',
  shopNeeded: 'Only shops are paid out.',
  noWallet: 'Add the wallet first to which we pay.',
  walletRefused: 'Your wallet cannot be used. Add another one in your own name.',
  walletWaits: `Your new wallet can be used ${limits.walletWaitHours} hours after the change.`,
  underWay: 'A payout is on its way already.',
  askedToday: 'You asked for a payout today. You can ask once a day; the next one comes by itself.',
  tooLittle: (least: string) => `You can pay out from ₵${least}. Smaller sums are paid at the end of the month.`,
  tooMuchToday: 'You reached the highest amount for one day. The rest is paid on the next working day.',
  suspended: 'Payouts wait while your account is suspended.',
  otherOwner: 'This wallet is in another name than your account. Use a wallet in your own name.',
  nameRequired: 'Enter the name in which the wallet is registered.',
  nameTooLong: `A name has at most ${limits.nameMax} characters.`,
  walletUnreachable: 'We could not check the wallet. Please try again in a moment.',
  notWaiting: 'This payout does not wait for an approval.',
  approvedMeanwhile: (name: string) => `${name} approved this payout already.`,
  refusedMeanwhile: (reason: string) => `This payout was refused already: ${reason}`,
  reasonRequired: `Say why, in ${limits.reason.min} to ${limits.reason.max} characters.`,
  codeRequired: 'Enter the code that the payment provider sent to you.',
  codeRefused: 'The payment provider did not take the code.',
  noCode: 'This payout does not need a code.',
} as const;

/** What the seller can do about a payout that did not arrive. */
export const payoutAdvice: Readonly<Record<PayoutFailure, string>> = {
  network:
    'The network did not pay it to your wallet. The wallet may be full, or over its limit for a day. Your money is available again, and we try on the next working day. Make room in the wallet, or use another one.',
  wallet: 'The network does not know your wallet any more. Your money is available again. Add another wallet.',
  changed: 'You changed the wallet, so this payout was stopped. Your money is available again.',
  refused: 'The wallet is not in your name. Your money is available again. Add a wallet in your own name.',
  stopped: 'This payout was stopped on our side. Your money is available again, and we try on the next working day.',
};
export const returnedAdvice =
  'The network sent the money back. It is available again, at no cost to you, and we try on the next working day. Check the wallet, or use another one.';
