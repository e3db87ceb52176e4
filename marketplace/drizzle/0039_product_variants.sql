CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sku" text NOT NULL,
	"price_pesewas" integer NOT NULL,
	"compare_at_pesewas" integer,
	"stock_quantity" integer NOT NULL,
	CONSTRAINT "product_variants_price_positive" CHECK ("product_variants"."price_pesewas" > 0),
	CONSTRAINT "product_variants_stock_not_negative" CHECK ("product_variants"."stock_quantity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_product_key" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku_key" ON "product_variants" USING btree ("sku");
--> statement-breakpoint
-- What is offered is written to variants and read from products. The first variant gives number and prices, all of them
-- the stock. Nothing is written where nothing differs, so the two directions below end.
CREATE FUNCTION project_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products
  SET sku = offered.sku, price_pesewas = offered.price_pesewas, compare_at_pesewas = offered.compare_at_pesewas,
    stock_quantity = offered.stock
  FROM (
    SELECT product_id, sku, price_pesewas, compare_at_pesewas, sum(stock_quantity) OVER ()::int AS stock
    FROM product_variants WHERE product_id = coalesce(NEW.product_id, OLD.product_id)
    ORDER BY position LIMIT 1
  ) AS offered
  WHERE products.id = offered.product_id
    AND (products.sku, products.price_pesewas, products.compare_at_pesewas, products.stock_quantity)
      IS DISTINCT FROM (offered.sku, offered.price_pesewas, offered.compare_at_pesewas, offered.stock);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER UPDATE OR DELETE ON product_variants
  FOR EACH ROW EXECUTE FUNCTION project_variants();
--> statement-breakpoint
-- What the trigger of products adds has come from there.
CREATE TRIGGER variants_added AFTER INSERT ON product_variants
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION project_variants();
--> statement-breakpoint
-- Services of before write products alone.
CREATE FUNCTION add_first_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_variants (id, product_id, sku, price_pesewas, compare_at_pesewas, stock_quantity)
  SELECT id, id, sku, price_pesewas, compare_at_pesewas, stock_quantity FROM added
  WHERE NOT EXISTS (SELECT FROM product_variants WHERE product_id = added.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_offered AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_first_variants();
--> statement-breakpoint
CREATE FUNCTION change_first_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_variants
  SET sku = NEW.sku, price_pesewas = NEW.price_pesewas, compare_at_pesewas = NEW.compare_at_pesewas,
    stock_quantity = stock_quantity + NEW.stock_quantity - OLD.stock_quantity
  WHERE product_id = NEW.id AND position = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_offer_changed AFTER UPDATE OF sku, price_pesewas, compare_at_pesewas, stock_quantity ON products
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND (NEW.sku, NEW.price_pesewas, NEW.compare_at_pesewas, NEW.stock_quantity)
    IS DISTINCT FROM (OLD.sku, OLD.price_pesewas, OLD.compare_at_pesewas, OLD.stock_quantity))
  EXECUTE FUNCTION change_first_variant();
--> statement-breakpoint
INSERT INTO product_variants (id, product_id, sku, price_pesewas, compare_at_pesewas, stock_quantity)
SELECT id, id, sku, price_pesewas, compare_at_pesewas, stock_quantity FROM products;
