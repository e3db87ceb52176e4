import { sql } from 'drizzle-orm';
import { deletionAsked, deletionCancelled, suspensionPublished, userDeleted } from '#accounts/domain-events.ts';
import { on } from '#platform/events/domain-events.ts';
import type { Module } from '#platform/module.ts';
import { applicationRoutes } from '#shops/applications/routes.ts';
import { emitShopChanged } from '#shops/profile/emit-shop-changed.ts';
import { sellerProfileRoutes } from '#shops/profile/routes.ts';
import { closeShop } from './close-shop.ts';
import { shopChanged } from './domain-events.ts';
import { shopRoutes } from './routes.ts';
import { shops } from './tables.ts';
import { updateVisibilityOfOwnShop } from './update-shop-visibility.ts';
import { identityDocument, selfie, shopBanner, shopLogo } from './uploads.ts';

export const shopsModule = (): Module => ({
  reference: { name: 'shops', description: 'Shops and their sellers.' },
  routes: [...shopRoutes(), ...applicationRoutes(), ...sellerProfileRoutes()],
  handlers: [
    on(deletionAsked, updateVisibilityOfOwnShop),
    on(deletionCancelled, updateVisibilityOfOwnShop),
    on(userDeleted, closeShop),
    on(suspensionPublished, updateVisibilityOfOwnShop),
    on(shopChanged, emitShopChanged),
  ],
  pictures: [sql`select logo_id from ${shops}`, sql`select banner_id from ${shops}`],
  uploads: [identityDocument, selfie, shopLogo, shopBanner],
});
