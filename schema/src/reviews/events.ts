import { eventKind } from '#kernel/events.ts';
import { reviewStanding } from './resources.ts';

/** To whoever wrote the review: the shop has replied to it in public. */
export const reviewReplied = eventKind('reviews.replied', reviewStanding);
