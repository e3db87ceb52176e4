import { personDeleted } from '#accounts/domain-events.ts';
import { offerImproved } from '#catalog/domain-events.ts';
import { fact, news } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { forgetPerson } from './forget-person.ts';
import { wishlistRoutes } from './routes.ts';
import { tellOffer } from './tell-offer.ts';

export const wishlistRoom = (): Room => ({
  reference: { name: 'wishlist', holds: 'What people wish for, and hear of.' },
  routes: wishlistRoutes(),
  facts: [fact(personDeleted, forgetPerson)],
  news: [news(offerImproved, 'wishlist.tell', tellOffer)],
});
