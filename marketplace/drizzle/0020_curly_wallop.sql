-- contracts: the column is new, so no older service writes it.
ALTER TABLE "products" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "products_external_id_key" ON "products" USING btree ("shop_id","external_id") WHERE external_id is not null;--> statement-breakpoint
CREATE INDEX "orders_external_id_idx" ON "orders" USING btree ("seller_id","external_id") WHERE external_id is not null;