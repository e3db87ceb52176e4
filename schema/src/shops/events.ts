import { z } from 'zod';
import { verificationStates } from '#accounts/limits.ts';
import { eventKind } from '#kernel/events.ts';

/** Sent to the seller: the new state of the verification, and the reason. */
export const verificationChanged = eventKind(
  'shops.verification-changed',
  'products:read',
  z.object({ shop_id: z.uuid(), verification: z.enum(verificationStates), reason: z.string().nullable() }),
);
