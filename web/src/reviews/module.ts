import type { Module } from '#platform/module.ts';
import { reviewTypePolicies } from './cache.ts';
import type { ReviewsUpdate } from './follow-inbox.ts';

export const reviewsModule: Module<ReviewsUpdate> = {
  typePolicies: reviewTypePolicies,
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
