import { eq } from 'drizzle-orm';
import { categories } from '#catalog/tables.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';

/** Filters compare slugs, so the ID of a category is replaced by its slug. An unknown ID matches nothing. */
export async function withCategorySlug<Input extends { category?: string | undefined }>({ db }: Ctx, input: Input) {
  const { category } = input;
  if (category === undefined || !isUuid(category)) return input;
  const [found] = await db.select({ slug: categories.slug }).from(categories).where(eq(categories.id, category));
  return { ...input, category: found?.slug ?? category };
}
