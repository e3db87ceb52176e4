CREATE TABLE "outside_works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"caller_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"input" jsonb NOT NULL,
	"outcome" jsonb,
	"answer" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "outside_works_key" ON "outside_works" USING btree ("caller_id","key");--> statement-breakpoint
CREATE INDEX "outside_works_due_idx" ON "outside_works" USING btree ("due_at") WHERE state <> 'settled';--> statement-breakpoint
CREATE INDEX "outside_works_created_idx" ON "outside_works" USING btree ("created_at");