import { userDeleted } from '#accounts/domain-events.ts';
import { offerImproved } from '#catalog/domain-events.ts';
import { on, onAsync } from '#platform/events/domain-events.ts';
import type { Module } from '#platform/module.ts';
import { anonymizeUser } from './anonymize-user.ts';
import { notifyOffer } from './notify-offer.ts';
import { wishlistRoutes } from './routes.ts';

export const wishlistModule = (): Module => ({
  reference: { name: 'wishlist', description: 'Saved products and notification settings for them.' },
  routes: wishlistRoutes(),
  handlers: [on(userDeleted, anonymizeUser)],
  asyncHandlers: [onAsync(offerImproved, 'wishlist.tell', notifyOffer)],
});
