ALTER TABLE "products" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD COLUMN "kind" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "seller_reports" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "seller_reports_queue_idx" ON "seller_reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "seller_reports_subject_idx" ON "seller_reports" USING btree ("subject_id") WHERE subject_id is not null;--> statement-breakpoint
-- What is hidden has no stars.
CREATE OR REPLACE FUNCTION count_product_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET rating_sum = stars.total, rating_count = stars.times
  FROM (
    SELECT about.product_id, coalesce(sum(review.rating), 0)::int AS total, count(review.id)::int AS times
    FROM (SELECT DISTINCT product_id FROM changed) AS about
    LEFT JOIN product_reviews AS review ON review.product_id = about.product_id AND review.hidden_at IS NULL
    GROUP BY about.product_id
  ) AS stars
  WHERE products.id = stars.product_id
    AND (products.rating_sum, products.rating_count) IS DISTINCT FROM (stars.total, stars.times);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_shop_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM shops WHERE id IN (SELECT shop_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE shops SET rating_sum = stars.total, rating_count = stars.times
  FROM (
    SELECT about.shop_id, coalesce(sum(review.overall), 0)::int AS total, count(review.id)::int AS times
    FROM (SELECT DISTINCT shop_id FROM changed) AS about
    LEFT JOIN shop_reviews AS review ON review.shop_id = about.shop_id AND review.hidden_at IS NULL
    GROUP BY about.shop_id
  ) AS stars
  WHERE shops.id = stars.shop_id
    AND (shops.rating_sum, shops.rating_count) IS DISTINCT FROM (stars.total, stars.times);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Reports of conversations wait in the same queue; their messages stay where they are.
INSERT INTO seller_reports (id, kind, subject_id, shop_id, reporter_id, reason, details, created_at)
SELECT report.id, 'conversation', report.conversation_id, conversations.shop_id, report.reporter_id, report.reason,
  report.details, report.created_at
FROM chat_reports AS report JOIN conversations ON conversations.id = report.conversation_id;
