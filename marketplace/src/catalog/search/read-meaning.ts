import { sql } from 'drizzle-orm';
import type { Kept } from '#platform/base/kept.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { tellingWords } from './telling-words.ts';
import { readTowns, type Towns } from './towns.ts';

export interface Word {
  /** In the singular and in the plural; folded, as all are. */
  typed: string[];
  /** The same and its synonyms. */
  forms: string[];
  /** May be the beginning of a longer word: it is the last one, and known as no whole word. */
  begun: string | null;
  /** No product is called so, nor is it the beginning of what one is called: then a shop is meant, even one whose name is too new to be among the known words. */
  ofShops: boolean;
}

/** What terms ask for, whatever it is sorted and filtered by. */
export interface Meaning {
  words: Word[];
  /** Slugs of the categories that all the terms together name, such as Smartphones for "phone". */
  categories: string[];
  /** Ids of the shops whose whole name they are. */
  shops: string[];
  /** Cities in which it is looked for ("phones in Kumasi"): what is sold there comes first, and the rest is no worse an answer. */
  cities: string[];
}

interface Args {
  ctx: Ctx;
  input: { terms: string };
  /** Of all that the catalogue keeps. */
  kept: { meanings: Kept<Meaning>; towns: Kept<Towns> };
}

/** Reads it once and keeps it for seconds: words and categories hardly change. */
export function readMeaning({ ctx, input, kept }: Args): Promise<Meaning> {
  return kept.meanings.get(input.terms, ctx.now, async () => lookUp(ctx, input.terms, await readTowns(ctx, kept)));
}

async function lookUp(ctx: Ctx, terms: string, towns: Towns): Promise<Meaning> {
  const [row] = await rowsOf<Omit<Meaning, 'cities'> & { places: string[] }>(
    ctx.db,
    sql`
    with ${tellingWords(terms, towns)}, phrase as materialized (
      select string_agg(word, ' ' order by place) as words, count(*) as size, max(place) as last from telling
    ), known as (
      select typed.word, typed.place, forms,
        (select bool_or(of_products) from search_words where search_words.word = any (forms)) as of_products
      from telling as typed cross join lateral search_forms(typed.word) as forms
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
        'typed', search_numbers(word),
        'forms', forms,
        'begun', case when place = phrase.last and of_products is null then word end,
        'ofShops', of_products is not true and not (place = phrase.last and of_products is null and exists (
          select from search_words
          where search_words.word ~>=~ known.word and search_words.word ~<~ (known.word || chr(1114111)) and of_products
        ))
      ) order by place), '[]') from known, phrase) as words,
      (select coalesce(jsonb_agg(slug), '[]') from categories, phrase
        where to_tsvector('simple', fold_text(name)) @@ (select search_query(words, '', false) from phrase)
          and length(to_tsvector('simple', fold_text(name))) = phrase.size) as categories,
      (select coalesce(jsonb_agg(id), '[]') from shops
        where to_tsvector('simple', fold_text(business_name)) @@ (select search_query(words, '', false) from phrase)
          and fold_text(business_name) = fold_text(${terms})) as shops,
      (select coalesce(jsonb_agg(word), '[]') from judged where kind = 'where') as places
  `,
  );
  if (!row) return { words: [], categories: [], shops: [], cities: [] };
  const { places, ...meaning } = row;
  return { ...meaning, cities: [...new Set(places.flatMap((word) => towns.get(word) ?? []))] };
}
