import { specificationField } from '@besesaka/schema/catalog/category-resources.ts';
import { z } from 'zod';
import file from './categories.json' with { type: 'json' };

const categoryLeaf = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** A lucide icon. */
  icon: z.string(),
  fields: z.array(
    specificationField.extend({ required: z.boolean().default(false), options: z.array(z.string()).default([]) }),
  ),
});

const categoryRoot = z.strictObject({
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  children: z.array(categoryLeaf),
});

export type CategoryLeaf = z.infer<typeof categoryLeaf>;
export type CategoryRoot = z.infer<typeof categoryRoot>;

/** The categories of a new database, in the order in which they are shown. */
export const categoryTree = z.array(categoryRoot).parse(file);
