import { z } from 'zod';
import { verification } from '#accounts/limits.ts';
import { eventKind } from '#kernel/events.ts';
import { oneOf } from '#kernel/reference/describe.ts';

/** Sent to the seller: the new state of the verification, and the reason. */
export const verificationChanged = eventKind(
  'shops.verification-changed',
  'products:read',
  z.object({ shop_id: z.uuid(), verification: oneOf(verification), reason: z.string().nullable() }),
);
