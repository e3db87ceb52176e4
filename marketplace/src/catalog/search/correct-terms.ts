import { sql } from 'drizzle-orm';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { notMistyped } from './distinctive-words.ts';
import { readTowns, type Towns } from './towns.ts';

interface Word extends Record<string, unknown> {
  word: string;
  known: boolean;
  /** This word joined with the next one, if that is a known word. */
  joined: string | null;
  closest: string | null;
  distance: number | null;
  split: string | null;
}

interface Args {
  ctx: Ctx;
  input: { terms: string };
  caches: CatalogCaches;
}

/** Returns the terms with unknown words replaced by the closest known ones, or null if there is nothing to correct. */
export function correctTerms({ ctx, input, caches }: Args): Promise<string | null> {
  return caches.corrections.get(input.terms, ctx.now, async () =>
    replaceWords(await lookUp(ctx, input.terms, await readTowns(ctx, caches))),
  );
}

/** One wrong letter is more likely than a missing space, which is more likely than two wrong letters. */
export function replaceWords(words: Word[]): string | null {
  const terms: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    if (word.joined) {
      terms.push(word.joined);
      index += 1;
      continue;
    }
    const nearest = word.distance !== null && word.distance <= 1 ? word.closest : (word.split ?? word.closest);
    // A word that no known word is close to stays: the search may leave it out.
    terms.push(word.known ? word.word : (nearest ?? word.word));
  }
  const corrected = terms.join(' ');
  return corrected === words.map(({ word }) => word).join(' ') ? null : corrected;
}

/**
 * Compares edit distances among words that look or sound similar. A similar sound offsets one letter, except in the shortest
 * words, which are mostly abbreviations (SHS sounds like shoes). "ph" counts as "f".
 */
async function lookUp(ctx: Ctx, terms: string, towns: Towns): Promise<Word[]> {
  return rowsOf<Word>(
    ctx.db,
    sql`
    with typed as (
      select left(word, 40) as word, place, lead(word) over (order by place) as following,
        place = count(*) over () as is_last
      from unnest(string_to_array(fold_text(${terms}), ' ')) with ordinality as typed (word, place)
      where word <> '' and place <= 12
    )
    select typed.word, known.known, joined.word as joined, near.word as closest, near.distance, parts.split
    from typed
    cross join lateral (
      select typed.word = any (${sql.param(notMistyped)}::text[])
        or exists (select from search_words where search_words.word = typed.word)
        or typed.word = any (${sql.param([...towns.keys()])}::text[])
        or (typed.is_last and exists (
          select from search_words
          where search_words.word ~>=~ typed.word and search_words.word ~<~ (typed.word || chr(1114111))
        )) as known
    ) as known
    left join search_words as joined on joined.word = typed.word || typed.following
    left join lateral (
      select candidate.word, candidate.distance
      from (
        select other.word, other.uses,
          levenshtein(replace(left(other.word, 40), 'ph', 'f'), replace(typed.word, 'ph', 'f'))
            - (least(length(typed.word), length(other.word)) > 3 and dmetaphone(other.word) = dmetaphone(typed.word))::int as distance
        from similar_words(typed.word) as other
        where not known.known
      ) as candidate
      where candidate.distance <= case when length(typed.word) <= 4 then 1 when length(typed.word) <= 7 then 2 else 3 end
      order by candidate.distance, similarity(candidate.word, typed.word) desc, candidate.uses desc, candidate.word
      limit 1
    ) as near on true
    left join lateral (
      select left(typed.word, cut) || ' ' || substr(typed.word, cut + 1) as split
      from generate_series(2, length(typed.word) - 1) as cut
      where not known.known
        and exists (select from search_words where word = left(typed.word, cut))
        and exists (select from search_words where word = substr(typed.word, cut + 1))
        and (length(typed.word) - cut >= 2 or right(typed.word, 1) ~ '\\d')
      order by abs(length(typed.word) - 2 * cut), cut
      limit 1
    ) as parts on true
    order by typed.place
  `,
  );
}
