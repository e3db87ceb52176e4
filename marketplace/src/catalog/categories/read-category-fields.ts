import type { SpecificationField } from '@besesaka/schema/catalog/category-resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { categories } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { byHandle } from '#platform/db/by-handle.ts';

/** Returns the specification fields that a seller fills in for a product of this category. */
export async function readCategoryFields({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { slug: string };
}): Promise<SpecificationField[]> {
  const [found] = await ctx.db
    .select({ fields: categories.fields })
    .from(categories)
    .where(byHandle(categories, input.slug));
  if (!found) throw new NotFound(texts.categoryMissing);
  return found.fields;
}
