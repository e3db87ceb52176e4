CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"value" text,
	"valid_from" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "setting_changes_version_key" ON "setting_changes" USING btree ("name","subject","version");--> statement-breakpoint
CREATE INDEX "setting_changes_newest_idx" ON "setting_changes" USING btree ("name","created_at");