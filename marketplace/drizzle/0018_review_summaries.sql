-- The stars of products and shops are counted anew under the lock of their row, so that they are right however many write
-- at once: each statement of such a function sees what was committed while it waited.
CREATE FUNCTION count_product_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET rating_sum = stars.total, rating_count = stars.times
  FROM (
    SELECT about.product_id, coalesce(sum(review.rating), 0)::int AS total, count(review.id)::int AS times
    FROM (SELECT DISTINCT product_id FROM changed) AS about
    LEFT JOIN product_reviews AS review ON review.product_id = about.product_id
    GROUP BY about.product_id
  ) AS stars
  WHERE products.id = stars.product_id
    AND (products.rating_sum, products.rating_count) IS DISTINCT FROM (stars.total, stars.times);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_stars_written AFTER INSERT ON product_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_stars();
--> statement-breakpoint
CREATE TRIGGER product_stars_changed AFTER UPDATE ON product_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_stars();
--> statement-breakpoint
CREATE TRIGGER product_stars_gone AFTER DELETE ON product_reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_stars();
--> statement-breakpoint
CREATE FUNCTION count_shop_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM shops WHERE id IN (SELECT shop_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE shops SET rating_sum = stars.total, rating_count = stars.times
  FROM (
    SELECT about.shop_id, coalesce(sum(review.overall), 0)::int AS total, count(review.id)::int AS times
    FROM (SELECT DISTINCT shop_id FROM changed) AS about
    LEFT JOIN shop_reviews AS review ON review.shop_id = about.shop_id
    GROUP BY about.shop_id
  ) AS stars
  WHERE shops.id = stars.shop_id
    AND (shops.rating_sum, shops.rating_count) IS DISTINCT FROM (stars.total, stars.times);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_stars_written AFTER INSERT ON shop_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shop_stars();
--> statement-breakpoint
CREATE TRIGGER shop_stars_changed AFTER UPDATE ON shop_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shop_stars();
--> statement-breakpoint
CREATE TRIGGER shop_stars_gone AFTER DELETE ON shop_reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shop_stars();
