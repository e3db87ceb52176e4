ALTER TABLE "products" ADD COLUMN "seller_takes_orders" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
UPDATE "products" SET "seller_takes_orders" = false FROM "shops" WHERE "shops"."id" = "products"."shop_id" AND NOT "shops"."takes_orders";