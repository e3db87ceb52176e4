import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { adminReviewStates, adminListLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const adminReviewsQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(z.enum(adminReviewStates)),
});
export type AdminReviewsQuery = z.infer<typeof adminReviewsQuery>;

export const adminReviewRow = resource('AdminReviewRow', 'A review of a product or a shop, as admins see it.', {
  id: describe(z.uuid(), 'Never changes', examples.productReview),
  about_name: describe(z.string(), 'Of the product or shop that it is about', examples.productName),
  about_path: describe(z.string(), 'Where that is on the site', `/products/${examples.productSlug}`),
  reviewer_id: describe(z.uuid(), 'Who wrote it', examples.buyer),
  reviewer_name: describe(z.string(), 'What it is signed with', 'Afua Boatemaa Darko'),
  stars: describe(z.number().int(), 'One to five', 4),
  title: describe(z.string(), 'In a few words', 'Well woven'),
  comment: describe(z.string(), 'In full', 'The colours stay as they were.'),
  image_ids: describe(z.array(z.string()), 'Its pictures, at /media/<id>', [examples.image]),
  state: describe(z.enum(adminReviewStates), 'Whether everybody sees it', 'visible'),
  hidden_reason: describe(z.string().nullable(), 'Why we took it out of view; null where we did not', null),
  created_at: describe(z.iso.datetime(), 'When it was written', '2026-11-02T14:03:00.000Z'),
});
export type AdminReviewRow = z.infer<typeof adminReviewRow>;

export const adminReviewList = resource(
  'AdminReviewList',
  'A page of reviews, the newest first.',
  cursorListAnswer(adminReviewRow).shape,
);
