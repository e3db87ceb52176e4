import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { jobKind } from '#platform/jobs.ts';

export const rebuildSearchWordsJob = jobKind('catalog.rebuild-search-words');

/**
 * Fills the table of known words from the names, categories and sellers of all public products, and their synonyms.
 * Descriptions are left out, because a corrected typo should lead to a product's name. A schedule runs this, and so do bulk
 * imports.
 */
export async function rebuildSearchWords({ ctx }: { ctx: { db: Database } }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // It reads every product, so it needs a long timeout. It blocks no other work: no request waits for it or its locks.
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await tx.execute(sql`
    with lexemes as (
      -- The weights of product_words: a and b are names and categories, c is the shop; d, the description, is left out.
      select left(word, 40) as word, ndoc, true as of_products
      from ts_stat('select search from products where is_active and archived_at is null', 'ab')
      union all
      select left(word, 40), ndoc, false
      from ts_stat('select search from products where is_active and archived_at is null', 'c')
    ),
    counted as (
      select word, max(ndoc) as uses, bool_or(of_products) as of_products from (
        select word, ndoc, of_products from lexemes
        union all
        select search_synonyms.word, ndoc, of_products
        from search_synonyms join lexemes on lexemes.word = search_synonyms.synonym
      ) as all_words
      group by word
    ),
    removals as (
      delete from search_words where not exists (select from counted where counted.word = search_words.word)
    )
    insert into search_words (word, uses, of_products) select word, uses, of_products from counted order by word
    on conflict (word) do update set uses = excluded.uses, of_products = excluded.of_products
    where (search_words.uses, search_words.of_products) <> (excluded.uses, excluded.of_products)
  `);
  });
}
