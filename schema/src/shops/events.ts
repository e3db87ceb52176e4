import { z } from 'zod';
import { verificationStates } from '#accounts/limits.ts';
import { eventKind } from '#kernel/events.ts';

/** To the seller: where the check of the shop stands now, and why. */
export const verificationChanged = eventKind(
  'shops.verification-changed',
  z.object({ shop_id: z.uuid(), verification: z.enum(verificationStates), reason: z.string().nullable() }),
);
