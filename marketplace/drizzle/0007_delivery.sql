ALTER TABLE "messages" ADD COLUMN "order_fee" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_fee_pesewas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proposed_fee_pesewas" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "delivery_options" jsonb DEFAULT '[]'::jsonb NOT NULL;