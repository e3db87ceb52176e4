import { sql } from 'drizzle-orm';
import { personDeleted } from '#accounts/domain-events.ts';
import { ordersChanged } from '#orders/domain-events.ts';
import { fact } from '#platform/events/domain-events.ts';
import { jobHandler, type Room } from '#platform/room.ts';
import { askForReview, askForReviewJob, planAsking } from './ask-for-review.ts';
import { forgetPerson } from './forget-person.ts';
import { reviewRoutes } from './routes.ts';
import { productReviews } from './tables.ts';
import { reviewPhoto } from './uploads.ts';

export const reviewsRoom = (): Room => ({
  reference: { name: 'reviews', holds: 'What buyers think of products and shops.' },
  routes: reviewRoutes(),
  uploads: [reviewPhoto],
  pictures: [sql`select unnest(image_ids) from ${productReviews}`],
  facts: [fact(personDeleted, forgetPerson), fact(ordersChanged, planAsking)],
  jobs: [jobHandler(askForReviewJob, askForReview)],
});
