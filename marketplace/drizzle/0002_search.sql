-- Words that mean the same to a buyer; both ways, folded. Further ones come by further migrations.
INSERT INTO search_synonyms (word, synonym)
SELECT pair.word, pair.synonym
FROM (VALUES
  ('phone', 'smartphone'), ('mobile', 'smartphone'), ('mobile', 'phone'), ('cellphone', 'smartphone'),
  ('fridge', 'refrigerator'), ('tv', 'television'), ('telly', 'television'), ('sneaker', 'trainer'),
  ('sneakers', 'trainers'), ('canvas', 'sneakers'), ('headset', 'headphones'), ('earpiece', 'earbuds'),
  ('laptop', 'notebook'), ('makeup', 'cosmetics'), ('perfume', 'fragrance'), ('purse', 'handbag'),
  ('sofa', 'couch'), ('tshirt', 'shirt'), ('fabric', 'cloth'), ('ntoma', 'cloth'), ('nkuto', 'shea'),
  ('mpaboa', 'shoes'), ('sandals', 'slippers'), ('charley', 'slippers'), ('cooker', 'stove'), ('pot', 'saucepan')
) AS given (one, other)
CROSS JOIN LATERAL (VALUES (given.one, given.other), (given.other, given.one)) AS pair (word, synonym);
--> statement-breakpoint
-- What somebody typed as a full-text query: every word must occur, or one of its synonyms, among the given weights
-- ('' for all); the last word also as the beginning of a longer one. Of very long terms only the first words count.
CREATE FUNCTION search_query(terms text, weights text, last_is_prefix boolean) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  WITH words AS (
    SELECT word, place, place = count(*) OVER () AND last_is_prefix AS is_prefix
    FROM unnest(string_to_array(fold_text(terms), ' ')) WITH ORDINALITY AS typed (word, place)
    WHERE word <> '' AND place <= 12
  ),
  alternatives AS (
    SELECT place, string_agg(quote_literal(form) || ':' || CASE WHEN is_prefix THEN '*' ELSE '' END || weights, ' | ') AS any_of
    FROM words
    CROSS JOIN LATERAL (
      SELECT word AS form
      UNION ALL SELECT synonym FROM search_synonyms WHERE search_synonyms.word = words.word
    ) AS forms
    GROUP BY place
  )
  SELECT to_tsquery('simple', coalesce(string_agg('(' || any_of || ')', ' & ' ORDER BY place), '')) FROM alternatives
);
