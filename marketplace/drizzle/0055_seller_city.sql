ALTER TABLE "products" ADD COLUMN "seller_city" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "products" SET "seller_city" = "shops"."city" FROM "shops" WHERE "shops"."id" = "products"."shop_id";