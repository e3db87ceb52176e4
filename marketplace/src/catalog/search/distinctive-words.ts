import { type SQL, sql } from 'drizzle-orm';
import type { Towns } from './towns.ts';

/** They say nothing of a product. The s is what is left of "men's". */
const fillers = ['a', 'an', 'and', 'for', 'in', 'my', 'of', 'on', 'or', 's', 'the', 'to', 'with'];

/** Nor do these, where no product is called so: how somebody asks ("cheap", "price"), not what for. */
const wishes = (
  'affordable around at below best buy cheap cheaper cheapest cost from good less ' +
  'near nice price prices quality sale than under want'
).split(' ');

/** Spelt as they should be, whatever the catalogue calls its goods. */
export const notMistyped = [...fillers, ...wishes, 'ghana'];

/** What follows these may be a place. */
const whereabouts = ['around', 'at', 'from', 'in', 'near'];

/**
 * The CTEs `typed`, `judged` and `telling` of a statement. Telling are the words that what is meant must have: neither
 * fillers nor how or where it is wished for, unless there is nothing else. A town counts as such after "in" and the like, or
 * behind another word where nothing is called so, as does the country; the first word may begin a shop's name (Takoradi Harbour Traders).
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
          else 'telling'
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
    ), telling as (
      select word, place from judged where kind = 'telling'
      union all
      select word, place from judged
      where kind <> 'filler' and not exists (select from judged as other where other.kind = 'telling')
      union all
      select word, place from judged
      where not exists (select from judged as other where other.kind <> 'filler')
    )`;
}
