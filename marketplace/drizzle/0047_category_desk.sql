ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "answer_minutes" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "answer_conversations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_away_idx" ON "products" USING btree ("created_at","id") WHERE not (is_active and archived_at is null);