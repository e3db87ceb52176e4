ALTER TABLE "disputes" ADD COLUMN "accepted_by" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "accepted_at" timestamp with time zone;