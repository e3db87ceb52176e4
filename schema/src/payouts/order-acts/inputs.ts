import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { refundOrderInput } from '#payouts/inputs.ts';
import { orderActLimits as limits, orderAct } from './limits.ts';
import { orderActTexts as texts } from './texts.ts';

const { amount, reason } = refundOrderInput.shape;

export const actOnOrderInput = resource('ActOnOrderInput', 'What an admin does with an order.', {
  act: describe(oneOf(orderAct), 'Act', 'cancel'),
  reason: describe(reason, 'Reason, 10 to 1,000 characters, which both sides read', 'Both sides asked us to.'),
  amount: describe(amount.optional(), 'Amount in Ghana cedis, only for a refund; at most what is left', '20.00'),
  days: describe(
    z.coerce
      .number(texts.daysRequired)
      .int(texts.daysRequired)
      .min(1, texts.daysRequired)
      .max(limits.extendDaysMax, texts.daysRequired)
      .optional(),
    `Days, 1 to ${limits.extendDaysMax}, only to extend a deadline`,
    3,
  ),
  version: describe(z.number().int().optional(), 'Version that the admin saw; a newer order is not changed', 2),
});
export type ActOnOrderInput = z.infer<typeof actOnOrderInput>;
