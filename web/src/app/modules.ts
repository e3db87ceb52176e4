import { accountsModule } from '#accounts/module.ts';
import { adminModule } from '#admin/module.ts';
import { catalogModule } from '#catalog/module.ts';
import { chatModule } from '#chat/module.ts';
import type { InboxSubscription } from '#gql/graphql.ts';
import { notificationsModule } from '#notifications/module.ts';
import { ordersModule } from '#orders/module.ts';
import { payoutsModule } from '#payouts/module.ts';
import type { Module } from '#platform/module.ts';
import { reviewsModule } from '#reviews/module.ts';
import { shopsModule } from '#shops/module.ts';
import { wishlistModule } from '#wishlist/module.ts';

export type InboxUpdate = InboxSubscription['inbox'];

/** The type rejects a module whose fragment is missing in the inbox's subscription. */
export const modules: readonly Module<InboxUpdate>[] = [
  accountsModule,
  shopsModule,
  catalogModule,
  wishlistModule,
  ordersModule,
  payoutsModule,
  reviewsModule,
  chatModule,
  notificationsModule,
  adminModule,
];
