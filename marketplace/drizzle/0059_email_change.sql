ALTER TABLE "users" ADD COLUMN "terms_version" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_links_objections_idx" ON "mail_links" USING btree ("email") WHERE purpose = 'email-objection';