ALTER TABLE "messages" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_from_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_from_seller" boolean DEFAULT false NOT NULL;