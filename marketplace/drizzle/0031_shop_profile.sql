ALTER TABLE "shops" ADD COLUMN "opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closed_until" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;