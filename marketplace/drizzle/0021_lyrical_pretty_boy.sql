CREATE TABLE "oauth_apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"site" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"secret_hash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"code_hash" text NOT NULL,
	"challenge" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"grant_hash" text,
	"refresh_hash" text,
	"access_hash" text,
	"access_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "oauth_apps" ADD CONSTRAINT "oauth_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_app_id_oauth_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."oauth_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_apps_user_idx" ON "oauth_apps" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_grants_code_key" ON "oauth_grants" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_grants_grant_key" ON "oauth_grants" USING btree ("grant_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_grants_access_key" ON "oauth_grants" USING btree ("access_hash");--> statement-breakpoint
CREATE INDEX "oauth_grants_user_idx" ON "oauth_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_grants_app_idx" ON "oauth_grants" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "oauth_grants_end_idx" ON "oauth_grants" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest_idx" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");