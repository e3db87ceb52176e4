import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { resource } from '#kernel/reference/describe.ts';
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
  z.object({
    review: z.object({
      id: z.uuid(),
      subject: z.enum(['product', 'shop']),
      subject_id: z.uuid(),
      reviewer_name: z.string(),
      rating: z.number().int(),
      title: z.string(),
      comment: z.string(),
    }),
  }),
);
