ALTER TABLE "shops" ADD COLUMN "sales_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Kept beside the shop's stars: a directory in the order of sales would else add up all products of all shops.
CREATE FUNCTION move_shop_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shops SET sales_count = sales_count + NEW.sales_count - OLD.sales_count WHERE id = NEW.shop_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_sales_changed AFTER UPDATE OF sales_count ON products
  FOR EACH ROW WHEN (NEW.sales_count <> OLD.sales_count) EXECUTE FUNCTION move_shop_sales();
--> statement-breakpoint
CREATE FUNCTION add_shop_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shops SET sales_count = shops.sales_count + sold.pieces
  FROM (SELECT shop_id, sum(sales_count)::int AS pieces FROM added WHERE sales_count <> 0 GROUP BY shop_id) AS sold
  WHERE shops.id = sold.shop_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_sales_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_shop_sales();
--> statement-breakpoint
UPDATE shops SET sales_count = sold.pieces
FROM (SELECT shop_id, sum(sales_count)::int AS pieces FROM products GROUP BY shop_id) AS sold
WHERE shops.id = sold.shop_id AND shops.sales_count <> sold.pieces;
--> statement-breakpoint
-- The stars of reviews that are older than what counts them. Nobody writes one meanwhile, or it would be lost.
LOCK TABLE product_reviews, shop_reviews IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
UPDATE products SET rating_sum = stars.total, rating_count = stars.times
FROM (
  SELECT products.id, coalesce(sum(review.rating), 0)::int AS total, count(review.id)::int AS times
  FROM products LEFT JOIN product_reviews AS review ON review.product_id = products.id
  GROUP BY products.id
) AS stars
WHERE products.id = stars.id AND (products.rating_sum, products.rating_count) IS DISTINCT FROM (stars.total, stars.times);
--> statement-breakpoint
UPDATE shops SET rating_sum = stars.total, rating_count = stars.times
FROM (
  SELECT shops.id, coalesce(sum(review.overall), 0)::int AS total, count(review.id)::int AS times
  FROM shops LEFT JOIN shop_reviews AS review ON review.shop_id = shops.id
  GROUP BY shops.id
) AS stars
WHERE shops.id = stars.id AND (shops.rating_sum, shops.rating_count) IS DISTINCT FROM (stars.total, stars.times);
