import { accountsRoom } from '#accounts/room.ts';
import { adminRoom } from '#admin/room.ts';
import { catalogRoom } from '#catalog/room.ts';
import { chatRoom } from '#chat/room.ts';
import type { InboxSubscription } from '#gql/graphql.ts';
import { notificationsRoom } from '#notifications/room.ts';
import { ordersRoom } from '#orders/room.ts';
import type { Room } from '#platform/room.ts';
import { reviewsRoom } from '#reviews/room.ts';
import { shopsRoom } from '#shops/room.ts';
import { wishlistRoom } from '#wishlist/room.ts';

export type InboxUpdate = InboxSubscription['inbox'];

/** A room whose fragment the inbox's subscription lacks does not fit in here. */
export const rooms: readonly Room<InboxUpdate>[] = [
  accountsRoom,
  shopsRoom,
  catalogRoom,
  wishlistRoom,
  ordersRoom,
  reviewsRoom,
  chatRoom,
  notificationsRoom,
  adminRoom,
];
