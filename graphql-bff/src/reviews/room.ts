import { reviewReplied } from '@besesaka/schema/reviews/events.ts';
import type { Room } from '#platform/room.ts';
import './answer-review.ts';
import './own-review.ts';
import './own-reviews.ts';
import { ReviewReplied } from './review-replied.ts';
import './write-review.ts';

export const reviewsRoom: Room = { inbox: [{ kind: reviewReplied, type: ReviewReplied }] };
