-- Words that mean the same to a buyer; both ways, folded. Further ones come by further migrations.
INSERT INTO search_synonyms (word, synonym)
SELECT pair.word, pair.synonym
FROM (VALUES
  ('phone', 'smartphone'), ('mobile', 'smartphone'), ('mobile', 'phone'), ('cellphone', 'smartphone'),
  ('fridge', 'refrigerator'), ('tv', 'television'), ('telly', 'television'), ('sneaker', 'trainer'),
  ('canvas', 'sneaker'), ('headset', 'headphone'), ('earpiece', 'earbud'), ('earpiece', 'earphone'), ('earpiece', 'headphone'),
  ('laptop', 'notebook'), ('makeup', 'cosmetic'), ('perfume', 'fragrance'), ('purse', 'handbag'),
  ('sofa', 'couch'), ('tshirt', 'shirt'), ('fabric', 'cloth'), ('ntoma', 'cloth'), ('nkuto', 'shea'),
  ('mpaboa', 'shoe'), ('sandal', 'slipper'), ('charley', 'slipper'), ('cooker', 'stove'), ('pot', 'saucepan')
) AS given (one, other)
CROSS JOIN LATERAL (VALUES (given.one, given.other), (given.other, given.one)) AS pair (word, synonym);
--> statement-breakpoint
-- What somebody typed as a full-text query: every word must occur among the given weights ('' for all), in the singular
-- or the plural, or one of its synonyms; the last word also as the beginning of a longer one. Of very long terms only the
-- first words count.
CREATE FUNCTION search_query(terms text, weights text, last_is_prefix boolean) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  WITH words AS (
    SELECT word, place, place = count(*) OVER () AND last_is_prefix AS is_prefix
    FROM unnest(string_to_array(fold_text(terms), ' ')) WITH ORDINALITY AS typed (word, place)
    WHERE word <> '' AND place <= 12
  ),
  forms AS (
    SELECT place, word AS form, is_prefix FROM words
    UNION SELECT place, form, false FROM words
    CROSS JOIN LATERAL (VALUES
      (word || 's'), (word || 'es'),
      (CASE WHEN length(word) > 3 AND word LIKE '%s' THEN left(word, -1) END),
      (CASE WHEN length(word) > 4 AND word LIKE '%es' THEN left(word, -2) END)
    ) AS numbers (form)
    WHERE form IS NOT NULL
  ),
  alternatives AS (
    SELECT place, form, is_prefix FROM forms
    UNION SELECT place, synonym || ending, false FROM forms
    JOIN search_synonyms ON search_synonyms.word = forms.form
    CROSS JOIN (VALUES (''), ('s')) AS endings (ending)
  ),
  choices AS (
    SELECT place,
      string_agg(quote_literal(form) || ':' || CASE WHEN is_prefix THEN '*' ELSE '' END || weights, ' | ' ORDER BY form) AS any_of
    FROM alternatives
    GROUP BY place
  )
  SELECT to_tsquery('simple', coalesce(string_agg('(' || any_of || ')', ' & ' ORDER BY place), '')) FROM choices
);
--> statement-breakpoint
-- Known words that a mistyped one may have meant: they share a fifth of their trigrams (two letters in the wrong order
-- leave no more), or sound alike. Words with digits are no slips: a 128 GB phone is no 256 GB phone.
CREATE FUNCTION similar_words(typed text) RETURNS SETOF search_words
LANGUAGE sql STABLE PARALLEL SAFE
SET pg_trgm.similarity_threshold = 0.2
BEGIN ATOMIC
  SELECT word, uses FROM search_words
  WHERE (word % typed OR (dmetaphone(word) = dmetaphone(typed) AND dmetaphone(typed) <> ''))
    AND word !~ '[0-9]' AND typed !~ '[0-9]' AND length(typed) >= 3;
END;
