import { sql } from 'drizzle-orm';
import { userDeleted } from '#accounts/domain-events.ts';
import { ordersChanged } from '#orders/domain-events.ts';
import { on } from '#platform/events/domain-events.ts';
import { jobHandler, type Module } from '#platform/module.ts';
import { anonymizeUser } from './anonymize-user.ts';
import { askForReview, askForReviewJob, planAsking } from './ask-for-review.ts';
import { reviewRoutes } from './routes.ts';
import { productReviews } from './tables.ts';
import { reviewPhoto } from './uploads.ts';

export const reviewsModule = (): Module => ({
  reference: { name: 'reviews', description: 'Reviews of products and shops.' },
  routes: reviewRoutes(),
  uploads: [reviewPhoto],
  pictures: [sql`select unnest(image_ids) from ${productReviews}`],
  handlers: [on(userDeleted, anonymizeUser), on(ordersChanged, planAsking)],
  jobs: [jobHandler(askForReviewJob, askForReview)],
});
