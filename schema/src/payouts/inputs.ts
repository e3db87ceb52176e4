import type { z } from 'zod';
import { ghanaNumber } from '#kernel/phone-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { orderTexts } from '#orders/texts.ts';
import { walletNetwork } from '#payments/limits.ts';
import { paymentTexts } from '#payments/texts.ts';

export const walletInput = resource('WalletInput', 'The mobile money wallet that pays.', {
  network: describe(oneOf(walletNetwork, paymentTexts.walletRequired), 'Mobile money network', 'mtn'),
  phone: describe(
    ghanaNumber({ invalid: orderTexts.phoneInvalid, missing: paymentTexts.walletRequired }),
    'Phone number of the wallet, starting with +233 or 0',
    '054 795 5140',
  ),
});
export type WalletInput = z.infer<typeof walletInput>;
