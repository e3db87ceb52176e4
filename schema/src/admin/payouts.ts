import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { payoutCheck, payoutState } from '#payouts/shop-money/limits.ts';
import { payout } from '#payouts/shop-money/resources.ts';
import { adminListLimits as limits } from './limits.ts';

export const adminPayoutsQuery = listQuery(limits.perPage).extend({
  state: oneOf(payoutState).optional(),
  q: z.string().trim().max(limits.wordsMax).optional(),
});
export type AdminPayoutsQuery = z.infer<typeof adminPayoutsQuery>;

export const adminPayoutRow = resource('AdminPayoutRow', "A payout in the admins' list.", {
  ...payout.shape,
  shop_name: describe(z.string(), 'Name of the shop', examples.shopName),
  owner_name: describe(z.string(), "Verified name of the shop's owner", 'Akosua Adepa Mensah'),
  is_name_confirmed: describe(z.boolean(), 'Whether the network, or an admin, confirmed the name of the wallet', true),
  check: describe(oneOf(payoutCheck).nullable(), 'Why admins have to approve it; null if they do not', null),
  is_waiting: describe(z.boolean(), 'Whether it waits for the approval of an admin', false),
  has_approval: describe(z.boolean(), 'Whether it has the first of two approvals', false),
  needs_code: describe(z.boolean(), 'Whether the payment provider asks the operator for a code', false),
  reason: describe(z.string().nullable(), 'What admins have to know; null without anything', null),
});
export type AdminPayoutRow = z.infer<typeof adminPayoutRow>;

export const adminPayoutList = resource(
  'AdminPayoutList',
  'A page of payouts: those that need an admin first, then the newest.',
  cursorListAnswer(adminPayoutRow).shape,
);
