import { z } from 'zod';

/** Keys of the content of public pages, by which caching servers learn what changed. */
export const shown = {
  product: (id: string) => `product:${id}`,
  /** Keyed by the slug or the id. */
  shop: (slugOrId: string) => `shop:${slugOrId}`,
  /** Which products exist, and their order in lists. */
  lists: 'lists',
  /** The category tree, whose names appear on many pages. */
  categories: 'categories',
} as const;

export const pageChanges = z.object({ changed: z.array(z.string()) });

/** The BFF streams changes here as server-sent events, to clients that present the service secret. */
export const pageChangesPath = '/graphql/changes';
