import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { reviewStanding } from './resources.ts';

/** Sent to the reviewer: the shop has replied in public. */
export const reviewReplied = eventKind(
  'reviews.replied',
  'catalogue:read',
  resource('ReviewReplied', "A shop replied in public to the user's review.", reviewStanding.shape),
);

/** Sent to the seller: a product or the shop was reviewed. */
export const reviewWritten = eventKind(
  'reviews.written',
  'products:read',
  resource('ReviewWritten', 'A product or the shop was reviewed.', {
    review: describe(
      resource('WrittenReview', "A review of the user's product or shop.", {
        id: describe(z.uuid(), 'ID of the review', examples.productReview),
        subject: describe(z.enum(['product', 'shop']), 'What was reviewed', 'product'),
        subject_id: describe(z.uuid(), 'ID of the product or shop', examples.product),
        reviewer_name: describe(z.string(), 'Name of the reviewer', 'Ama Serwaa Mensah'),
        rating: describe(z.number().int(), 'Stars, 1 to 5', 4),
        title: describe(z.string(), 'Title', 'Well woven'),
        comment: describe(z.string(), 'Text', 'The colours stay as they were.'),
      }),
      'The review',
    ),
  }),
);
