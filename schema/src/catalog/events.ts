import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';

/** Sent to the seller when an order takes the last piece. */
export const productSoldOut = eventKind(
  'catalog.sold-out',
  'products:read',
  z.object({ product: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }) }),
);
