-- What a product can be chosen by: each specification as its name, a colon and the value without capitals.
CREATE FUNCTION product_facets(specifications jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(key || ':' || lower(btrim(value))), '{}')
  FROM jsonb_each_text(specifications) WHERE length(value) <= 100
);
--> statement-breakpoint
CREATE INDEX "products_facets_idx" ON "products" USING gin (product_facets("specifications"));
