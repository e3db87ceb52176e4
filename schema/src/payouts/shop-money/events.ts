import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { payout } from './resources.ts';

/** Sent to the owner of the shop. */
export const payoutChanged = eventKind(
  'payout.changed',
  'payments:read',
  resource('PayoutChanged', "A payout of the user's shop was made or changed.", {
    payout: describe(payout, 'The payout after the change'),
  }),
);
