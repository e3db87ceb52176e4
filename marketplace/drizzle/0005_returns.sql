ALTER TABLE "products" ADD COLUMN "slug_is_provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "order_action" text;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "photo_ids" uuid[] DEFAULT '{}' NOT NULL;