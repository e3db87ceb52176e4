ALTER TABLE "product_imports" ADD COLUMN "token_id" uuid;--> statement-breakpoint
-- contracts: nothing is released yet, so no older service runs on this database
-- The values that a filter offers for one text: a size such as "38 to 45", "S to XL" or "S, M, L" counts for each size in it.
CREATE FUNCTION facet_values(key text, value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(
    CASE
      WHEN key <> 'size' THEN NULL
      WHEN value ~* '^\s*\d{1,3}(\.5)?\s*(to|-|–)\s*\d{1,3}(\.5)?\s*$' THEN (
        SELECT array_agg(trim_scale(size)::text ORDER BY size)
        FROM (SELECT regexp_match(value, '(\d+(?:\.5)?)\D+?(\d+(?:\.5)?)') AS ends) AS matched,
          generate_series(
            ends[1]::numeric, least(ends[2]::numeric, ends[1]::numeric + 40), CASE WHEN value LIKE '%.5%' THEN 0.5 ELSE 1 END
          ) AS size
      )
      WHEN value ~* '^\s*(x{0,3}s|m|x{0,3}l)\s*(to|-|–)\s*(x{0,3}s|m|x{0,3}l)\s*$' THEN (
        SELECT array_agg(size ORDER BY place)
        FROM (SELECT regexp_match(upper(value), '([XSML]+)\s*(?:TO|-|–)\s*([XSML]+)') AS ends) AS matched,
          unnest(ARRAY['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']) WITH ORDINALITY AS listed (size, place)
        WHERE place BETWEEN array_position(ARRAY['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'], ends[1])
          AND array_position(ARRAY['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'], ends[2])
      )
      WHEN value ~* '^\s*(\d{1,3}(\.5)?|x{0,3}s|m|x{0,3}l)(\s*[,/]\s*(\d{1,3}(\.5)?|x{0,3}s|m|x{0,3}l))+\s*$' THEN (
        SELECT array_agg(btrim(size)) FROM regexp_split_to_table(value, '[,/]') AS size
      )
    END,
    ARRAY[btrim(value)]
  )
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_facets(specifications jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT key || ':' || lower(shown)), '{}')
  FROM jsonb_each(specifications) AS field (key, listed) CROSS JOIN LATERAL jsonb_path_query(listed, '$[*]') AS value
    CROSS JOIN LATERAL unnest(facet_values(key, value #>> '{}')) AS shown
  WHERE length(value #>> '{}') <= 100
);
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "facets";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (product_facets("products"."specifications" || "products"."offered_values")) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_kinds_idx" ON "products" USING gin ("category_path","facets");
