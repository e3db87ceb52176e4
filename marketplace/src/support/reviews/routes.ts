import * as operations from '@besesaka/schema/support/search-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { findReviews } from './find-reviews.ts';

export function reviewAdminRoutes(): Route[] {
  return [route(operations.findReviews, paged(findReviews))];
}
