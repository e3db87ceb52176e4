import type { Room } from '#platform/room.ts';
import { reviewTypePolicies } from './cache.ts';
import type { ReviewsUpdate } from './follow-inbox.ts';

export const reviewsRoom: Room<ReviewsUpdate> = {
  typePolicies: reviewTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
