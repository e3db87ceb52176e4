DROP INDEX "sessions_previous_idx";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "exchanged" jsonb DEFAULT '[]'::jsonb NOT NULL;