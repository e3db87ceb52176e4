import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { offer } from './resources.ts';

/** Sent to buyer and seller, each with their own view of the offer. */
export const offerChanged = eventKind(
  'offer.changed',
  'orders:read',
  resource('OfferChanged', 'A new offer, or a change of one that the user made or received.', {
    offer: describe(offer, 'The offer after the change'),
  }),
);
