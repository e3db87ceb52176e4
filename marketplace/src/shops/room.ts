import { sql } from 'drizzle-orm';
import { deletionAsked, deletionCancelled, personDeleted, suspensionMoved } from '#accounts/domain-events.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { applicationRoutes } from '#shops/applications/routes.ts';
import { sellerProfileRoutes } from '#shops/profile/routes.ts';
import { tellShop } from '#shops/profile/tell-shop.ts';
import { shopChanged } from './domain-events.ts';
import { followRoutes } from './follow-routes.ts';
import { closeShop } from './leave-with-owner.ts';
import { shopRoutes } from './routes.ts';
import { settleViewOf } from './settle-view.ts';
import { shops } from './tables.ts';
import { identityDocument, selfie, shopBanner, shopLogo } from './uploads.ts';

export const shopsRoom = (): Room => ({
  reference: { name: 'shops', holds: 'Shops and their sellers.' },
  routes: [...shopRoutes(), ...followRoutes(), ...applicationRoutes(), ...sellerProfileRoutes()],
  facts: [
    fact(deletionAsked, settleViewOf),
    fact(deletionCancelled, settleViewOf),
    fact(personDeleted, closeShop),
    fact(suspensionMoved, settleViewOf),
    fact(shopChanged, tellShop),
  ],
  pictures: [sql`select logo_id from ${shops}`, sql`select banner_id from ${shops}`],
  uploads: [identityDocument, selfie, shopLogo, shopBanner],
});
