CREATE TABLE "file_removals" (
	"area" text NOT NULL,
	"key" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_removals_area_key_pk" PRIMARY KEY("area","key")
);
--> statement-breakpoint
DROP INDEX "uploads_created_idx";--> statement-breakpoint
ALTER TABLE "product_views" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "file_removals_due_idx" ON "file_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sessions_ended_idx" ON "sessions" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "sessions_over_idx" ON "sessions" USING btree (least(ended_at, expires_at));--> statement-breakpoint
CREATE INDEX "product_views_waiting_idx" ON "product_views" USING btree ("product_id") WHERE not counted;--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "uploads_unused_idx" ON "uploads" USING btree ("created_at") WHERE used_at is null;