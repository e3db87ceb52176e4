import { categoryLimits } from '@besesaka/schema/catalog/category-limits.ts';
import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductFacets } from '@besesaka/schema/catalog/lists.ts';
import { compareSizes } from '@besesaka/schema/catalog/sizes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import { facetTexts } from '#catalog/rules.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { all, filterConditions, filterKey, filterWithin, type ProductFilters } from './product-filters.ts';
import { settleListing } from './settle-listing.ts';
import { type Choices, readChoices } from './specification-choices.ts';

interface Args {
  ctx: Ctx;
  input: ProductFilters & Pick<ProductListQuery, 'q'>;
  caches: CatalogCaches;
}

/** A value is one text, or a list of texts for an option. */
const specified = sql`specifications || offered_values as specifications`;

const nothing: ProductFacets = { results: [], exact: true };

/**
 * Returns the fields of a category with the values that its products have. Each field is counted under all filters except
 * its own, because a second brand widens the list. A branch returns no more fields than one category may have. This costs
 * more than a page of the list, so it is a separate, cached call.
 */
export async function listFacets({ ctx, input, caches }: Args): Promise<ProductFacets> {
  const { category, spec, ...others } = input;
  if (!category) return nothing;
  // The chosen specifications do not influence how the search terms are interpreted.
  const settled = input.q ? await settleListing({ ctx, input: { ...others, category }, caches }) : null;
  if (settled && !settled.search) return nothing;
  const listed = settled?.input ?? { ...others, category };
  const search = settled?.search ?? null;
  const matching = search
    ? sql`select ${specified}, facets from products where ${all(filterConditions(listed, search, ctx.now))}`
    : downTheTree(category, filterWithin(others, ctx.now));
  return caches.facets.get(filterKey({ ...listed, spec }, search), ctx.now, () =>
    countFacets(ctx, { category, spec, matching }),
  );
}

/**
 * Takes the newest products of each leaf in turn, so that no category is left out if there are too many to read. The order
 * matches an index; otherwise PostgreSQL would read the whole category first.
 */
function downTheTree(category: string, conditions: SQL[]): SQL {
  return sql`select specifications, facets from categories as leaf cross join lateral (
    select ${specified}, facets, row_number() over (order by created_at desc, id desc) as turn from products
    where category_id = leaf.id and ${all(conditions)} order by created_at desc, id desc limit ${limits.facetedProducts + 1}
  ) as found where leaf.path @> array[${category}::text] order by turn`;
}

interface Counted {
  category: string;
  spec: string[] | undefined;
  /** Selects the specifications of all products that match the other filters. */
  matching: SQL;
}

/** Computes fields, values and counts in one statement that reads a bounded number of products. */
async function countFacets(ctx: Ctx, { category, spec, matching }: Counted): Promise<ProductFacets> {
  const choices = readChoices(spec);
  const [row] = await rowsOf<ProductFacets>(
    ctx.db,
    sql`
    with fields as materialized (
      select field ->> 'id' as id, min(field ->> 'label') as label, min(place) as place
      from categories cross join lateral jsonb_array_elements(fields) with ordinality as listed (field, place)
      where path @> array[${category}::text]
        and (field ->> 'type' = 'select' or field ->> 'id' = any (${sql.param(facetTexts)}::text[]))
      group by field ->> 'id' order by place limit ${categoryLimits.fieldsMax}
    ), matching as materialized (
      select specifications, facets, count(*) as times
      from (${matching} limit ${limits.facetedProducts + 1}) as found group by specifications, facets
    ), written as (
      select fields.id, shown as value, sum(times) as times,
        coalesce(sum(times) filter (where ${leftByOthers(choices)}), 0) as count
      from matching cross join lateral jsonb_each(specifications) as pair join fields on fields.id = pair.key
        cross join lateral jsonb_path_query(pair.value, '$[*]') as one
        cross join lateral unnest(facet_values(pair.key, one #>> '{}')) as shown
      where length(one #>> '{}') <= 100
      group by fields.id, shown
    ), counted as (
      select id, (array_agg(value order by times desc, value))[1] as value, sum(count)::int as count
      from written group by id, lower(value)
    ), ranked as (
      select *, row_number() over (partition by id order by count desc, value) as rank from counted where count > 0
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'label', label, 'values', values) order by place, id), '[]') from (
        select fields.id, label, place,
          jsonb_agg(jsonb_build_object('value', value, 'count', count) order by rank) as values
        from fields join ranked on ranked.id = fields.id and rank <= ${limits.facetValues}
        group by fields.id, label, place
      ) as facets) as results,
      (select coalesce(sum(times), 0) from matching) <= ${limits.facetedProducts} as exact`,
  );
  return row ? { ...row, results: row.results.map(inOrder) } : nothing;
}

/** The most frequent values come first, but sizes from small to large. */
function inOrder(facet: ProductFacets['results'][number]) {
  if (facet.id !== 'size') return facet;
  return { ...facet, values: facet.values.toSorted((a, b) => compareSizes(a.value, b.value)) };
}

/** A value is counted if the product matches the chosen values of every other field. */
function leftByOthers(choices: Choices): SQL {
  const each = [...choices].map(([id, values]) => sql`(pair.key = ${id} or facets && ${sql.param(values)}::text[])`);
  return each.length === 0 ? sql`true` : all(each);
}
