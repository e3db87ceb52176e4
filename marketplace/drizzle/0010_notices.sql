ALTER TABLE "notifications" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "feed_only" boolean DEFAULT false NOT NULL;