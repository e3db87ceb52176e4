import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { walletInput } from '#payouts/inputs.ts';
import { shopMoneyLimits as limits } from './limits.ts';
import { shopMoneyTexts as texts } from './texts.ts';

export const payoutWalletInput = resource('PayoutWalletInput', 'The mobile money wallet that payouts go to.', {
  ...walletInput.shape,
  account_name: describe(
    z.string(texts.nameRequired).trim().min(2, texts.nameRequired).max(limits.nameMax, texts.nameTooLong),
    'Name in which the wallet is registered; if the network knows the name, its name counts',
    'Akosua Adepa Mensah',
  ),
});
export type PayoutWalletInput = z.infer<typeof payoutWalletInput>;

export const refusePayoutInput = resource('RefusePayoutInput', 'Why a payout is refused.', {
  reason: describe(
    z
      .string(texts.reasonRequired)
      .trim()
      .min(limits.reason.min, texts.reasonRequired)
      .max(limits.reason.max, texts.reasonRequired),
    'Reason, for the other admins',
    'The wallet belongs to another person.',
  ),
});

export const payoutCodeInput = resource(
  'PayoutCodeInput',
  'The code that the payment provider asks the operator for.',
  {
    code: describe(
      z
        .string(texts.codeRequired)
        .trim()
        .regex(/^\d{4,10}$/, texts.codeRequired),
      'The code',
      '123456',
    ),
  },
);
