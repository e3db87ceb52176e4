import { sql } from 'drizzle-orm';
import type { TtlCache } from '#platform/base/ttl-cache.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { distinctiveWords } from './distinctive-words.ts';
import { readTowns, type Towns } from './towns.ts';

export interface Word {
  /** The word in singular and plural, folded like all words. */
  typed: string[];
  /** The typed forms and their synonyms. */
  forms: string[];
  /** Set if the word may be a prefix: it is the last one, and no known word. */
  unfinishedWord: string | null;
  /** True if no product's name has the word or begins with it. Then it means a shop, even one too new for `search_words`. */
  ofShops: boolean;
}

/** The interpretation of search terms, independent of sorting and filters. */
export interface Meaning {
  words: Word[];
  /** Slugs of the categories that the terms together name, such as Smartphones for "phone". */
  categories: string[];
  /** Ids of the shops whose full name equals the terms. */
  shops: string[];
  /** Cities that the terms name ("phones in Kumasi"). Products there come first, but others match too. */
  cities: string[];
}

interface Args {
  ctx: Ctx;
  input: { terms: string };
  caches: { meanings: TtlCache<Meaning>; towns: TtlCache<Towns> };
}

/** Cached for some seconds, because words and categories hardly change. */
export function readMeaning({ ctx, input, caches }: Args): Promise<Meaning> {
  return caches.meanings.get(input.terms, ctx.now, async () => lookUp(ctx, input.terms, await readTowns(ctx, caches)));
}

async function lookUp(ctx: Ctx, terms: string, towns: Towns): Promise<Meaning> {
  const [row] = await rowsOf<Omit<Meaning, 'cities'> & { places: string[] }>(
    ctx.db,
    sql`
    with ${distinctiveWords(terms, towns)}, phrase as materialized (
      select string_agg(word, ' ' order by place) as words, count(*) as size, max(place) as last from distinctive
    ), known as (
      select typed.word, typed.place, forms,
        (select bool_or(of_products) from search_words where search_words.word = any (forms)) as of_products
      from distinctive as typed cross join lateral search_forms(typed.word) as forms
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
        'typed', search_numbers(word),
        'forms', forms,
        'unfinishedWord', case when place = phrase.last and of_products is null then word end,
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
