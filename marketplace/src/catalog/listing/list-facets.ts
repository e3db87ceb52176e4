import { categoryLimits } from '@besesaka/schema/catalog/category-limits.ts';
import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductFacets } from '@besesaka/schema/catalog/resources.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import { facetTexts } from '#catalog/rules.ts';
import type { Search } from '#catalog/search/search-query.ts';
import { settleSearch } from '#catalog/search/settle-search.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { findMatches } from './find-matches.ts';
import { all, filterConditions, filterKey, filterWithin, type ProductFilters } from './product-filters.ts';
import { type Choices, readChoices } from './specification-choices.ts';

interface Args {
  ctx: Ctx;
  input: ProductFilters & Pick<ProductListQuery, 'q'>;
  kept: CatalogCaches;
}

const nothing: ProductFacets = { results: [], exact: true };

/**
 * The fields of a category with the values that its products have, each counted under all filters but what is chosen of
 * its own field: choosing a second brand adds to the list. A branch has as many of its fields as one category may have. Dearer than a page of the list, so it is asked for apart and kept.
 */
export async function listFacets({ ctx, input, kept }: Args): Promise<ProductFacets> {
  const { category, spec, ...others } = input;
  if (!category) return nothing;
  const listed = { ...others, category };
  const search = input.q ? await settle({ ctx, input: listed, kept }, input.q) : null;
  if (input.q && !search) return nothing;
  const matching = search
    ? sql`select specifications, facets from products where ${all(filterConditions(listed, search, ctx.now))}`
    : downTheTree(category, filterWithin(others, ctx.now));
  return kept.facets.get(filterKey(input, search), ctx.now, () => countFacets(ctx, { category, spec, matching }));
}

/** What is chosen here has no part in how the words are taken. */
async function settle(args: Args, terms: string): Promise<Search | null> {
  const find = (search: Search) => findMatches(args, search);
  return (await settleSearch({ ctx: args.ctx, terms, kept: args.kept, find })).search;
}

/**
 * The newest of each category of the branch in turn: where there are too many to read all, none is left out. In an order that
 * an index has, as PostgreSQL would else read the whole category first.
 */
function downTheTree(category: string, conditions: SQL[]): SQL {
  return sql`select specifications, facets from categories as leaf cross join lateral (
    select specifications, facets, row_number() over (order by created_at desc, id desc) as turn from products
    where category_id = leaf.id and ${all(conditions)} order by created_at desc, id desc limit ${limits.facetedProducts + 1}
  ) as found where leaf.path @> array[${category}::text] order by turn`;
}

interface Counted {
  category: string;
  spec: string[] | undefined;
  /** Reads the specifications of what fits, whatever is chosen. */
  matching: SQL;
}

/** One statement for the fields, their values and their numbers, which reads a bounded number of products. */
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
      select fields.id, btrim(pair.value) as value, sum(times) as times,
        coalesce(sum(times) filter (where ${leftByOthers(choices)}), 0) as count
      from matching cross join lateral jsonb_each_text(specifications) as pair join fields on fields.id = pair.key
      where length(pair.value) <= 100
      group by fields.id, btrim(pair.value)
    ), counted as (
      select id, (array_agg(value order by times desc, value))[1] as value, sum(count)::int as count
      from written group by id, lower(value)
    ), ranked as (
      select *, row_number() over (partition by id order by count desc, value) as rank from counted where count > 0
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'label', label, 'values', values) order by place), '[]') from (
        select fields.id, label, place,
          jsonb_agg(jsonb_build_object('value', value, 'count', count) order by rank) as values
        from fields join ranked on ranked.id = fields.id and rank <= ${limits.facetValues}
        group by fields.id, label, place
      ) as facets) as results,
      (select coalesce(sum(times), 0) from matching) <= ${limits.facetedProducts} as exact`,
  );
  return row ?? nothing;
}

/** A value counts where the product has what is chosen of every other field. */
function leftByOthers(choices: Choices): SQL {
  const each = [...choices].map(([id, values]) => sql`(pair.key = ${id} or facets && ${sql.param(values)}::text[])`);
  return each.length === 0 ? sql`true` : all(each);
}
