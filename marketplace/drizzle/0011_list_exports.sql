ALTER TABLE "data_exports" ADD COLUMN "list" text;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "month" text;