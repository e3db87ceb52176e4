import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { adminReviewStates, adminListLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const adminReviewsQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(z.enum(adminReviewStates)),
});
export type AdminReviewsQuery = z.infer<typeof adminReviewsQuery>;

export const adminReviewRow = thing('AdminReviewRow', 'A review of a product or a shop, as admins see it.', {
  id: told(z.uuid(), 'Never changes', examples.productReview),
  about_name: told(z.string(), 'Of the product or shop that it is about', examples.productName),
  about_path: told(z.string(), 'Where that is on the site', `/products/${examples.productSlug}`),
  reviewer_id: told(z.uuid(), 'Who wrote it', examples.buyer),
  reviewer_name: told(z.string(), 'What it is signed with', 'Afua Boatemaa Darko'),
  stars: told(z.number().int(), 'One to five', 4),
  title: told(z.string(), 'In a few words', 'Well woven'),
  comment: told(z.string(), 'In full', 'The colours stay as they were.'),
  image_ids: told(z.array(z.string()), 'Its pictures, at /media/<id>', [examples.image]),
  state: told(z.enum(adminReviewStates), 'Whether everybody sees it', 'visible'),
  hidden_reason: told(z.string().nullable(), 'Why we took it out of view; null where we did not', null),
  created_at: told(z.iso.datetime(), 'When it was written', '2026-11-02T14:03:00.000Z'),
});
export type AdminReviewRow = z.infer<typeof adminReviewRow>;

export const adminReviewList = thing(
  'AdminReviewList',
  'A page of reviews, the newest first.',
  cursorListAnswer(adminReviewRow).shape,
);
