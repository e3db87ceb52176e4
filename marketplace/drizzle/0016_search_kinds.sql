-- The words by which a product is found, in four weights. A: its name, and what it says to be: type, brand, author, for
-- whom, and a category of one word (Smartphones). B: a category of several words, which holds things of several kinds
-- (Watches & Jewellery). C: the shop. D: what is said of it. Written with || and coalesce alone: what a column stands on
-- must be immutable.
CREATE FUNCTION product_words(name text, category text, seller text, description text, specifications jsonb) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector('simple', fold_text(
    name || ' ' || coalesce(specifications ->> 'type', '') || ' ' || coalesce(specifications ->> 'brand', '')
      || ' ' || coalesce(specifications ->> 'author', '') || ' ' || coalesce(specifications ->> 'wearer', '')
      || CASE specifications ->> 'wearer' WHEN 'Unisex' THEN ' Men Women' ELSE '' END
  )), 'A')
  || setweight(to_tsvector('simple', fold_text(category)),
    CASE WHEN fold_text(category) LIKE '% %' THEN 'B' ELSE 'A' END::"char")
  || setweight(to_tsvector('simple', fold_text(seller)), 'C')
  || setweight(to_tsvector('simple', fold_text(
    description || ' ' || jsonb_path_query_array(specifications, '$.*')::text
  )), 'D');
--> statement-breakpoint
-- The same column for older services, which only ask whether words occur and at which weight.
ALTER TABLE "products" ALTER COLUMN "search" SET EXPRESSION AS (product_words("name", "category_name", "seller_name", "description", "specifications"));
--> statement-breakpoint
-- What a product is called and is, apart from what is said of it: only in an index of its own a common word has few rows.
CREATE INDEX "products_called_idx" ON "products" USING gin (ts_filter("search", '{a,b}'));
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "of_products" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- It answers rows of that table, so it has to give the new column as well.
CREATE OR REPLACE FUNCTION similar_words(typed text) RETURNS SETOF search_words
LANGUAGE sql STABLE PARALLEL SAFE
SET pg_trgm.similarity_threshold = 0.2
BEGIN ATOMIC
  SELECT word, uses, of_products FROM search_words
  WHERE (word % typed OR (dmetaphone(word) = dmetaphone(typed) AND dmetaphone(typed) <> ''))
    AND word !~ '[0-9]' AND typed !~ '[0-9]' AND length(typed) >= 3;
END;
--> statement-breakpoint
INSERT INTO search_synonyms (word, synonym)
SELECT pair.word, pair.synonym
FROM (VALUES
  -- For whom.
  ('man', 'men'), ('gents', 'men'), ('woman', 'women'), ('ladies', 'women'), ('lady', 'women'), ('kid', 'children'), ('child', 'children'), ('kid', 'child'), ('pampers', 'diaper'),
  -- Other names of the same thing.
  ('lappy', 'laptop'), ('kicks', 'sneaker'), ('footwear', 'shoe'), ('trouser', 'chinos'), ('trouser', 'jeans'),
  ('shades', 'sunglasses'), ('specs', 'glasses'), ('cologne', 'perfume'), ('cologne', 'fragrance'), ('perfume', 'parfum'),
  ('fragrance', 'parfum'), ('torchlight', 'torch'), ('flashlight', 'torch'), ('pendrive', 'flash'), ('aircon', 'conditioner'),
  ('ac', 'conditioner'), ('gen', 'generator'), ('genset', 'generator'), ('bike', 'bicycle'), ('machete', 'cutlass'),
  ('soccer', 'football'), ('peanut', 'groundnut'), ('okra', 'okro'), ('eggplant', 'garden'), ('airpods', 'earbud'),
  ('airpods', 'freepods'), ('rasta', 'braiding'), ('dumsor', 'rechargeable'), ('dumsor', 'inverter'), ('dumsor', 'generator'),
  ('dumsor', 'solar'), ('sponge', 'sapo'), ('freezer', 'refrigerator'), ('tigernut', 'atadwe'),
  -- Twi.
  ('ntama', 'cloth'), ('ntama', 'ntoma'), ('ataadee', 'dress'), ('atadee', 'dress'), ('kyew', 'hat'), ('kyew', 'cap'),
  ('samina', 'soap'), ('emo', 'rice'), ('bayere', 'yam'), ('brodee', 'plantain'), ('borodee', 'plantain'),
  ('aborobe', 'pineapple'), ('ankaa', 'orange'), ('kube', 'coconut'), ('nkatee', 'groundnut'), ('nkate', 'groundnut'),
  ('mako', 'pepper'), ('ntoosi', 'tomato'), ('ntosi', 'tomato'), ('ewoo', 'honey'), ('nkosua', 'egg'), ('aponkye', 'goat'),
  ('akoko', 'cockerel'), ('nhoma', 'book'), ('nwoma', 'book'), ('akonnwa', 'chair'), ('akonnwa', 'stool'), ('mpa', 'bed'),
  ('sekan', 'knife'), ('ahwehwe', 'mirror'), ('ahwenee', 'bead'), ('kawa', 'ring'), ('kotoku', 'bag'), ('kenten', 'basket'),
  ('twene', 'drum'), ('asomuade', 'earring'), ('paya', 'avocado'), ('abrobe', 'pineapple')
) AS given (one, other)
CROSS JOIN LATERAL (VALUES (given.one, given.other), (given.other, given.one)) AS pair (word, synonym)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A folded word in the singular and the plural.
CREATE FUNCTION search_numbers(typed text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_remove(ARRAY[
  typed, typed || 's', typed || 'es',
  CASE WHEN length(typed) > 3 AND typed LIKE '%y' THEN left(typed, -1) || 'ies' END,
  CASE WHEN length(typed) > 3 AND typed LIKE '%s' THEN left(typed, -1) END,
  CASE WHEN length(typed) > 4 AND typed LIKE '%es' THEN left(typed, -2) END,
  CASE WHEN length(typed) > 4 AND typed LIKE '%ies' THEN left(typed, -3) || 'y' END
], NULL);
--> statement-breakpoint
-- The same, and what means the same.
CREATE FUNCTION search_forms(typed text) RETURNS text[]
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN (
  SELECT array_agg(form ORDER BY form) FROM (
    SELECT form FROM unnest(search_numbers(typed)) AS form
    UNION SELECT synonym || ending FROM unnest(search_numbers(typed)) AS form
    JOIN search_synonyms ON search_synonyms.word = form
    CROSS JOIN (VALUES (''), ('s')) AS endings (ending)
  ) AS alternatives
);
--> statement-breakpoint
-- The same as before, by those forms.
CREATE OR REPLACE FUNCTION search_query(terms text, weights text, last_is_prefix boolean) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  WITH words AS (
    SELECT word, place, place = count(*) OVER () AND last_is_prefix AS is_prefix
    FROM unnest(string_to_array(fold_text(terms), ' ')) WITH ORDINALITY AS typed (word, place)
    WHERE word <> '' AND place <= 12
  ),
  choices AS (
    SELECT place,
      string_agg(quote_literal(form) || ':' || CASE WHEN is_prefix AND form = word THEN '*' ELSE '' END || weights, ' | ' ORDER BY form) AS any_of
    FROM words CROSS JOIN unnest(search_forms(word)) AS form
    GROUP BY place
  )
  SELECT to_tsquery('simple', coalesce(string_agg('(' || any_of || ')', ' & ' ORDER BY place), '')) FROM choices
);
