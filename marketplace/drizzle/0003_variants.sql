-- contracts: nothing is released yet, so no older service runs on this database
DROP INDEX "product_variants_product_key";
--> statement-breakpoint
DROP INDEX "product_variants_sku_key";
--> statement-breakpoint
DROP INDEX "products_sku_key";
--> statement-breakpoint
DROP INDEX "cart_items_once";
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "option_values" text[] DEFAULT '{}'::text[] NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "media_id" uuid;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_to_pesewas" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offered_values" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "variant_label" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "variant_id" uuid;
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "variant_label" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "variant_id" uuid;
--> statement-breakpoint
-- The variant of a simple product has the id of the product.
UPDATE "cart_items" SET "variant_id" = "product_id";
--> statement-breakpoint
ALTER TABLE "cart_items" ALTER COLUMN "variant_id" SET NOT NULL;
--> statement-breakpoint
-- A value is one text, or a list of texts for options.
CREATE OR REPLACE FUNCTION product_facets(specifications jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(key || ':' || lower(btrim(value #>> '{}'))), '{}')
  FROM jsonb_each(specifications) AS field (key, listed) CROSS JOIN LATERAL jsonb_path_query(listed, '$[*]') AS value
  WHERE length(value #>> '{}') <= 100
);
--> statement-breakpoint
ALTER TABLE "products" drop column "facets";
--> statement-breakpoint
ALTER TABLE "products" drop column "search";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (product_facets("products"."specifications" || "products"."offered_values")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (product_words("products"."name", "products"."category_name", "products"."seller_name", "products"."description", "products"."specifications" || "products"."offered_values")) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "products_called_idx" ON "products" USING gin (ts_filter("search", '{a,b}'));
--> statement-breakpoint
CREATE INDEX "products_kinds_idx" ON "products" USING gin ("category_path","facets");
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_values_key" ON "product_variants" USING btree ("product_id","option_values");
--> statement-breakpoint
CREATE INDEX "product_variants_sku_idx" ON "product_variants" USING btree ("sku");
--> statement-breakpoint
CREATE INDEX "products_sku_idx" ON "products" USING btree ("sku");
--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_variant_once" ON "cart_items" USING btree ("user_id","variant_id");
--> statement-breakpoint
-- A product shows the prices of its cheapest active variant, and the stock of all active ones together. Nothing is written
-- where nothing differs.
CREATE OR REPLACE FUNCTION project_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products
  SET sku = offer.sku, price_pesewas = offer.price, compare_at_pesewas = offer.compare_at,
    price_to_pesewas = CASE WHEN options <> '[]' THEN coalesce(offer.price_to, offer.price) END, stock_quantity = offer.stock
  FROM (
    SELECT product_id, (array_agg(sku ORDER BY position))[1] AS sku,
      (array_agg(price_pesewas ORDER BY is_active DESC, price_pesewas, position))[1] AS price,
      (array_agg(compare_at_pesewas ORDER BY is_active DESC, price_pesewas, position))[1] AS compare_at,
      max(price_pesewas) FILTER (WHERE is_active) AS price_to,
      coalesce(sum(stock_quantity) FILTER (WHERE is_active), 0)::int AS stock
    FROM product_variants WHERE product_id IN (SELECT product_id FROM changed) GROUP BY product_id
  ) AS offer
  WHERE products.id = offer.product_id
    AND (products.sku, price_pesewas, compare_at_pesewas, price_to_pesewas, stock_quantity) IS DISTINCT FROM
      (offer.sku, offer.price, offer.compare_at, CASE WHEN options <> '[]' THEN coalesce(offer.price_to, offer.price) END, offer.stock);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER variants_changed ON product_variants;
--> statement-breakpoint
DROP TRIGGER variants_added ON product_variants;
--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_variants();
--> statement-breakpoint
CREATE TRIGGER variants_removed AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_variants();
--> statement-breakpoint
-- Not for rows that the trigger on products adds.
CREATE TRIGGER variants_added AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION project_variants();
--> statement-breakpoint
-- The offer of a simple product may also be written to its own row.
CREATE OR REPLACE FUNCTION change_first_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_variants
  SET sku = NEW.sku, price_pesewas = NEW.price_pesewas, compare_at_pesewas = NEW.compare_at_pesewas,
    stock_quantity = stock_quantity + NEW.stock_quantity - OLD.stock_quantity
  WHERE id = NEW.id;
  RETURN NULL;
END $$;
