ALTER TABLE "sessions" ADD COLUMN "password_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_average" numeric(6, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "rating_average" numeric(6, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever bought it knows it: their stars weigh as much as those of five who did not.
CREATE FUNCTION star_weight(is_verified_purchase boolean) RETURNS int LANGUAGE sql IMMUTABLE
RETURN CASE WHEN is_verified_purchase THEN 5 ELSE 1 END;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_product_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET rating_sum = stars.total, rating_count = stars.times, rating_average = stars.average
  FROM (
    SELECT about.product_id, coalesce(sum(review.rating), 0)::int AS total, count(review.id)::int AS times,
      coalesce(sum(review.rating * star_weight(review.is_verified_purchase))::numeric
        / sum(star_weight(review.is_verified_purchase)), 0)::numeric(6, 4) AS average
    FROM (SELECT DISTINCT product_id FROM changed) AS about
    LEFT JOIN product_reviews AS review ON review.product_id = about.product_id AND review.hidden_at IS NULL
    GROUP BY about.product_id
  ) AS stars
  WHERE products.id = stars.product_id
    AND (products.rating_sum, products.rating_count, products.rating_average)
      IS DISTINCT FROM (stars.total, stars.times, stars.average);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_shop_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM shops WHERE id IN (SELECT shop_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE shops SET rating_sum = stars.total, rating_count = stars.times, rating_average = stars.average
  FROM (
    SELECT about.shop_id, coalesce(sum(review.overall), 0)::int AS total, count(review.id)::int AS times,
      coalesce(sum(review.overall * star_weight(review.is_verified_purchase))::numeric
        / sum(star_weight(review.is_verified_purchase)), 0)::numeric(6, 4) AS average
    FROM (SELECT DISTINCT shop_id FROM changed) AS about
    LEFT JOIN shop_reviews AS review ON review.shop_id = about.shop_id AND review.hidden_at IS NULL
    GROUP BY about.shop_id
  ) AS stars
  WHERE shops.id = stars.shop_id
    AND (shops.rating_sum, shops.rating_count, shops.rating_average)
      IS DISTINCT FROM (stars.total, stars.times, stars.average);
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE products SET rating_average = stars.average
FROM (
  SELECT product_id, sum(rating * star_weight(is_verified_purchase))::numeric
    / sum(star_weight(is_verified_purchase)) AS average
  FROM product_reviews WHERE hidden_at IS NULL GROUP BY product_id
) AS stars
WHERE products.id = stars.product_id;--> statement-breakpoint
UPDATE shops SET rating_average = stars.average
FROM (
  SELECT shop_id, sum(overall * star_weight(is_verified_purchase))::numeric
    / sum(star_weight(is_verified_purchase)) AS average
  FROM shop_reviews WHERE hidden_at IS NULL GROUP BY shop_id
) AS stars
WHERE shops.id = stars.shop_id;
