import { z } from 'zod';
import { internationalPhone, isGhanaian } from '#kernel/phone.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { shownText } from '#kernel/shown-text.ts';
import { orderLimits } from '#orders/limits.ts';
import { orderTexts } from '#orders/texts.ts';
import { walletNetwork } from '#payments/limits.ts';
import { paymentTexts } from '#payments/texts.ts';

export const walletInput = resource('WalletInput', 'The mobile money wallet that pays.', {
  network: describe(oneOf(walletNetwork, paymentTexts.walletRequired), 'Mobile money network', 'mtn'),
  phone: describe(
    z
      .string(paymentTexts.walletRequired)
      .max(orderLimits.phoneTypedMax, orderTexts.phoneInvalid)
      .overwrite((typed) => internationalPhone(shownText(typed)))
      .refine(isGhanaian, orderTexts.phoneInvalid),
    'Phone number of the wallet, starting with +233 or 0',
    '054 795 5140',
  ),
});
export type WalletInput = z.infer<typeof walletInput>;
