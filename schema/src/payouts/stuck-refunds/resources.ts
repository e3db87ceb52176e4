import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { walletNetwork } from '#payments/limits.ts';
import { refundTransferState } from './limits.ts';

export const stuckRefund = resource('StuckRefund', 'A refund that does not arrive by itself.', {
  id: describe(z.uuid(), 'ID of the refund', examples.refund),
  needs_details: describe(z.boolean(), 'Whether the payment provider asks where to send it', true),
  network: describe(oneOf(walletNetwork).nullable(), 'Network of the wallet that paid; null without one', 'mtn'),
  phone: describe(z.string().nullable(), 'Number of the wallet that paid; null without one', '+233547955140'),
  can_send: describe(z.boolean(), 'Whether it can be sent to the wallet that paid now', true),
  transfer_state: describe(
    oneOf(refundTransferState).nullable(),
    'State of the last transfer to that wallet; null without one',
    'failed',
  ),
  transfer_failure: describe(
    z.string().nullable(),
    'What the last transfer waits for, or why it failed; null if neither',
    'The balance limit of the wallet is exceeded',
  ),
});
export type StuckRefund = z.infer<typeof stuckRefund>;
