import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { Suggestions } from '@besesaka/schema/catalog/suggestions.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { sql } from 'drizzle-orm';
import { type CardImage, toCardImage } from '#catalog/card-image.ts';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { correctTerms } from './correct-terms.ts';

interface Args {
  ctx: Ctx;
  input: { q: string };
  caches: CatalogCaches;
}

const nothing: Suggestions = { products: [], categories: [], shops: [] };

/** Suggests names that contain the typed words. The last word may be incomplete. */
export async function suggest({ ctx, input, caches }: Args): Promise<Suggestions> {
  if (!input.q) return nothing;
  const matches = await lookUp(ctx, input.q);
  if (Object.values(matches).some((list) => list.length > 0)) return matches;
  const corrected = await correctTerms({ ctx, input: { terms: input.q }, caches });
  return corrected === null ? nothing : lookUp(ctx, corrected);
}

/** For a very common prefix, only this many products are compared by sales, so that suggestions stay fast. */
const compared = 500;

interface SuggestionRow extends Omit<Suggestions, 'products'> {
  products: { name: string; slug: string; pesewas: number; picture: CardImage | null }[];
}

/** Reads all three lists with one statement. */
async function lookUp(ctx: Ctx, terms: string): Promise<Suggestions> {
  const [row] = await rowsOf<SuggestionRow>(
    ctx.db,
    sql`
    with typed as materialized (select search_query(${terms}, '', true) as words, search_query(${terms}, 'A', true) as name)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'slug', slug, 'pesewas', price_pesewas,
        'picture', primary_image)), '[]') from (
        select matching.name, slug, price_pesewas, primary_image from (
          select products.name, slug, price_pesewas, primary_image, sales_count, id from products
          where search @@ (select typed.name from typed) and is_active and archived_at is null
          limit ${compared}
        ) as matching
        order by sales_count desc, id desc limit ${limits.suggestions}
      ) as found) as products,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'slug', slug)), '[]') from (
        select categories.name, slug from categories
        where to_tsvector('simple', fold_text(categories.name)) @@ (select words from typed)
        order by cardinality(path), position, categories.name limit ${limits.suggestedPlaces}
      ) as found) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('business_name', business_name, 'business_slug', business_slug)), '[]') from (
        select business_name, business_slug from shops
        where to_tsvector('simple', fold_text(business_name)) @@ (select words from typed) and hidden_at is null
        order by rating_count desc, business_name limit ${limits.suggestedPlaces}
      ) as found) as shops
  `,
  );
  if (!row) return nothing;
  const products = row.products.map(({ name, slug, pesewas, picture }) => ({
    name,
    slug,
    price: moneyText(pesewas),
    primary_image: picture && toCardImage(picture),
  }));
  return { ...row, products };
}
