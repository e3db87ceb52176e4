ALTER TABLE "webhook_deliveries" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "history" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "proven_url" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "latency_ms" integer DEFAULT 0 NOT NULL;