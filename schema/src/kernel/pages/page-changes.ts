import { z } from 'zod';

/** What public pages show, as the servers that cache them hear that it changed. */
export const shown = {
  product: (id: string) => `product:${id}`,
  /** By its slug or by its id. */
  shop: (slugOrId: string) => `shop:${slugOrId}`,
  /** Which products there are, and in which order they stand. */
  lists: 'lists',
  /** The tree of categories, whose names are everywhere. */
  categories: 'categories',
} as const;

export const pageChanges = z.object({ changed: z.array(z.string()) });

/** Where the BFF streams them, as server-sent events, to whoever shows the services' secret. */
export const pageChangesPath = '/graphql/changes';
