-- contracts: no service was released that counts on these indexes; on older ones choices are slow, and as right as ever.
DROP INDEX "products_facets_idx";--> statement-breakpoint
DROP INDEX "products_category_path_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (product_facets("products"."specifications")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_kinds_idx" ON "products" USING gin ("category_path","facets");