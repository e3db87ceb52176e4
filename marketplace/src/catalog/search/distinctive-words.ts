import { type SQL, sql } from 'drizzle-orm';
import type { Towns } from './towns.ts';

/** Words that describe no product. The "s" is left over from words such as "men's". */
const fillers = ['a', 'an', 'and', 'for', 'in', 'my', 'of', 'on', 'or', 's', 'the', 'to', 'with'];

/** These words are not distinctive either, unless a product's name has them: they say how to buy ("cheap"), not what. */
const wishes = (
  'affordable around at below best buy cheap cheaper cheapest cost from good less ' +
  'near nice price prices quality sale than under want'
).split(' ');

/** These words are never corrected, even if no product has them. */
export const notMistyped = [...fillers, ...wishes, 'ghana'];

/** The word after one of these may be a place. */
const whereabouts = ['around', 'at', 'from', 'in', 'near'];

/**
 * The CTEs `typed`, `judged` and `distinctive` of a statement. Distinctive words are those that a match must have: neither
 * fillers nor words for price or place, unless there are no others. A word is a place if it is a town or the country and
 * follows "in" or a similar word, or follows any word while no product has it in its name. The first word is never a place,
 * because it may begin a shop's name (Takoradi Harbour Traders).
 */
export function distinctiveWords(terms: string, towns: Towns): SQL {
  return sql`
    typed as (
      select word, place
      from unnest(string_to_array(fold_text(${terms}), ' ')) with ordinality as typed (word, place)
      where word <> '' order by place limit 12
    ), judged as (
      select word, place,
        case
          when word = any (${sql.param(fillers)}::text[]) then 'filler'
          when asked.is_where then 'where'
          when word = any (${sql.param(wishes)}::text[]) and not asked.of_products then 'wish'
          else 'distinctive'
        end as kind
      from typed cross join lateral (
        select coalesce(bool_or(search_words.of_products), false) as of_products
        from search_words where search_words.word = any (search_forms(typed.word))
      ) as product cross join lateral (
        select product.of_products, case
          when exists (
            select from typed as before
            where before.place < typed.place and before.word = any (${sql.param(whereabouts)}::text[])
          ) or (not product.of_products and exists (
            select from typed as before
            where before.place < typed.place and before.word <> all (${sql.param(fillers)}::text[])
          )) then typed.word = any (${sql.param(['ghana', ...towns.keys()])}::text[])
          else false
        end as is_where
      ) as asked
    ), distinctive as (
      select word, place from judged where kind = 'distinctive'
      union all
      select word, place from judged
      where kind <> 'filler' and not exists (select from judged as other where other.kind = 'distinctive')
      union all
      select word, place from judged
      where not exists (select from judged as other where other.kind <> 'filler')
    )`;
}
