import { eventKind } from '#kernel/events.ts';
import { reviewStanding } from './resources.ts';

/** Sent to the reviewer: the shop has replied in public. */
export const reviewReplied = eventKind('reviews.replied', 'catalogue:read', reviewStanding);
