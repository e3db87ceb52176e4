import { z } from 'zod';
import { verification } from '#accounts/limits.ts';
import { eventKind } from '#kernel/events.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';

/** Sent to the seller. */
export const verificationChanged = eventKind(
  'shops.verification-changed',
  'products:read',
  resource('VerificationChanged', "The verification of the user's shop changed.", {
    shop_id: describe(z.uuid(), 'ID of the shop', examples.shop),
    verification: describe(oneOf(verification), 'New state of the verification', 'rejected'),
    reason: describe(
      z.string().nullable(),
      'Reason for the rejection or revocation; null without one',
      'The picture of the card is too dark.',
    ),
  }),
);
