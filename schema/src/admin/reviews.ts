import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { reviewLimits } from '#reviews/limits.ts';
import { adminReviewState, adminListLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const adminReviewsQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(oneOf(adminReviewState)),
});
export type AdminReviewsQuery = z.infer<typeof adminReviewsQuery>;

export const adminReviewRow = resource('AdminReviewRow', "A review of a product or a shop in the admins' list.", {
  id: describe(z.uuid(), 'Unique ID', examples.productReview),
  about_name: describe(z.string(), 'Name of the reviewed product or shop', examples.productName),
  about_path: describe(z.string(), 'Path of the product or shop', `/products/${examples.productSlug}`),
  reviewer_id: describe(z.uuid(), 'ID of the reviewer', examples.buyer),
  reviewer_name: describe(z.string(), 'Name of the reviewer', 'Afua Boatemaa Darko'),
  stars: describe(z.number().int(), 'Stars, 1 to 5', 4),
  title: describe(z.string(), 'Title', 'Well woven'),
  comment: describe(z.string(), 'Full text', 'The colours stay as they were.', { as: 'content' }),
  image_ids: describe(z.array(z.string()).max(reviewLimits.photosMax), 'IDs of the pictures, at /media/<id>', [
    examples.image,
  ]),
  state: describe(oneOf(adminReviewState), 'Whether it is public', 'visible'),
  hidden_reason: describe(z.string().nullable(), 'Reason an admin hid it; null if visible', null),
  created_at: describe(z.iso.datetime(), 'Time it was written', '2026-11-02T14:03:00.000Z'),
});
export type AdminReviewRow = z.infer<typeof adminReviewRow>;

export const adminReviewList = resource(
  'AdminReviewList',
  'A page of reviews, the newest first.',
  cursorListAnswer(adminReviewRow).shape,
);
